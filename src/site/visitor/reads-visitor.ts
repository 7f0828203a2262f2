/**
 * Whether what is at a path depends on who asks: on cookies (sessions), the referrer (reports of views) or the address
 * (limits). Pages at all other paths are rendered without these headers, the same for everybody, so that every cache may
 * keep them.
 */
export function readsVisitor(pathname: string): boolean {
  return /^\/(cn|en)\/(download|account|logout)(\/|$)|^\/(admin|visit|probe)(\/|$)|^\/_serverFn\//.test(
    pathname,
  )
}

/**
 * Lets the answer to a request fail where it reads what a shared render does not have, as it would do nothing in
 * production, where the request is made by the page cache. For development.
 */
export function forbidVisitorHeaders({ headers }: Request): void {
  const guarded =
    <Value>(read: (name: string) => Value) =>
    (name: string) => {
      if (!ofVisitor.test(name)) return read.call(headers, name)
      throw new Error(
        `The header ${name} is not there in a render for everybody: see src/site/visitor/reads-visitor.ts`,
      )
    }
  Object.assign(headers, { get: guarded(headers.get), has: guarded(headers.has) })
}

const ofVisitor =
  /^(authorization|cookie|referer|user-agent|accept-language|if-.*|dnt|sec-.*|(x-)?forwarded.*)$/i
