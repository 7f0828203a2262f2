/** SPEC section 3: the logged-in visitor's name; null for anonymous. */
export type CurrentUser = { username: string }

/** @param returnTo absolute URL; the account site checks it against its allowlist */
export function accountLink(address: string, returnTo: string): string {
  const url = new URL(address)
  url.searchParams.set('returnTo', returnTo)
  return url.href
}
