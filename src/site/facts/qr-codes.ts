import type { QrTarget } from './company.ts'
import account from './qr-codes/account.svg?no-inline'
import group from './qr-codes/group.svg?no-inline'
import sales from './qr-codes/sales.svg?no-inline'

/** Addresses of the codes. Files, not inline SVG: they are at the end of the page and load lazily. */
export const qrCodes: Record<QrTarget, string> = { account, group, sales }
