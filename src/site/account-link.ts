/**
 * An address of the account site that leads back afterwards.
 * @param address LOGIN_URL or REGISTER_URL
 * @param returnTo the absolute address of the page to come back to; the account site checks it against its list
 */
export function accountLink(address: string, returnTo: string): string {
  // nearly always: to take an address apart and put it together again is a hundredth of a render
  if (!/[?#]/.test(address)) return `${address}?returnTo=${encodeURIComponent(returnTo)}`
  const url = new URL(address)
  url.searchParams.set('returnTo', returnTo)
  return url.href
}
