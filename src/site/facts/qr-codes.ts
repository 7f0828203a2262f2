import type { QrTarget } from './company.ts'
import account from './qr-codes/account.svg?no-inline'
import group from './qr-codes/group.svg?no-inline'
import sales from './qr-codes/sales.svg?no-inline'

/** URLs, not inline SVG: at the end of the page they load lazily. */
export const qrCodes: Record<QrTarget, string> = { account, group, sales }
