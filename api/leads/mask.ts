/** A telephone number as far as everybody on the staff may see it: `138 **** 8000`. */
export function maskTelephone(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  // a service number of eight digits or less would be all there
  return digits.length > 8 ? `${digits.slice(0, 3)} **** ${digits.slice(-4)}` : `**** ${digits.slice(-2)}`
}

/** An address with its first letter and its domain: `h***@firm.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
