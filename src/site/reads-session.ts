/**
 * Whether what is at a path depends on the visitor's session. Pages at all other paths are rendered without cookies, the
 * same for everybody, so that every cache may keep them.
 */
export function readsSession(pathname: string): boolean {
  return /^\/(cn|en)\/(download|account|logout)(\/|$)|^\/admin(\/|$)|^\/_serverFn\//.test(pathname)
}
