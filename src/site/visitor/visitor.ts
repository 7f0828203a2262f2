/** SPEC section 3: who is logged in, by name only. Null is an anonymous visitor. */
export type CurrentUser = { username: string }

/**
 * An address of the account site that leads back afterwards.
 * @param address LOGIN_URL or REGISTER_URL
 * @param returnTo the absolute address of the page to come back to; the account site checks it against its list
 */
export function accountLink(address: string, returnTo: string): string {
  const url = new URL(address)
  url.searchParams.set('returnTo', returnTo)
  return url.href
}
