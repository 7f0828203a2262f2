/** What stands in for the router's link in the browser: whoever uses it finds out. */
export function Link(): never {
  throw new Error('the link of this site is in src/site/link.tsx')
}

export { Link as createLink, Link as linkOptions, Link as useLinkProps }
