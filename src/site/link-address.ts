import type { AnyRouter } from '@tanstack/react-router'

/** Where a link leads. `to` is a route's path, with the names of its parameters, or a page's. */
export type LinkAddress = {
  to: string
  params?: Readonly<Record<string, string | undefined>> | undefined
  search?: object | undefined
  hash?: string | undefined
}

/**
 * The address as the router makes it. What most links are, a path with a language in it, is put together here: the router
 * looks at every route and every parameter for it, and a page has a hundred links.
 */
export function linkAddress(router: AnyRouter, address: LinkAddress): string {
  const path = address.search === undefined ? plainPath(address) : undefined
  if (path === undefined) return router.buildLocation(address as never).href
  return address.hash ? `${path}#${address.hash}` : path
}

/** The path where nothing in it has to be encoded, or undefined. */
function plainPath({ to, params }: LinkAddress): string | undefined {
  let path = ''
  for (const segment of to.split('/').slice(1)) {
    const [, optional, required] = parameter.exec(segment) ?? []
    const name = optional ?? required
    const text = name === undefined ? segment : params?.[name]
    if (text === undefined && optional !== undefined) continue
    if (text === undefined || !plain.test(text)) return undefined
    path += `/${text}`
  }
  return path
}

/** `$lang` or `{-$id}` */
const parameter = /^\{-\$(\w+)\}$|^\$(\w+)$/

const plain = /^[\w-]+$/
