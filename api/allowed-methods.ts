import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * Tells which methods a path has, so that a known path asked with a wrong method is a 405 and not a 404.
 * @param app complete: routes added later are not seen
 * @returns a function from a path to its methods, none when the path is unknown
 */
export function allowedMethods(app: Hono): (path: string) => string[] {
  const router = new TrieRouter<string>()
  for (const route of app.routes) {
    if (route.method !== 'ALL') router.add('ALL', route.path, route.method)
  }
  return (path) => {
    const methods = new Set(router.match('ALL', path)[0].map(([method]) => method))
    return [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort()
  }
}
