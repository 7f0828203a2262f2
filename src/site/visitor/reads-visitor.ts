/** Paths that depend on cookies, referrer or IP address; all others are rendered without these headers and cached. */
export function readsVisitor(pathname: string): boolean {
  return /^\/(cn|en)\/(download|account|logout)(\/|$)|^\/(admin|visit|probe)(\/|$)|^\/_serverFn\//.test(
    pathname,
  )
}

/** Dev only: throws when a shared render reads a visitor header, which production leaves out. */
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
