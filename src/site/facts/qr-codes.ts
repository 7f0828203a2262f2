import account from './qr-codes/account.svg?no-inline'
import group from './qr-codes/group.svg?no-inline'
import sales from './qr-codes/sales.svg?no-inline'
import type { QrTarget } from './company.ts'

/** Addresses of the drawn codes. Files, not shapes in the page: they stand at the very end and load when reached. */
export const qrCodes: Record<QrTarget, string> = { account, group, sales }
