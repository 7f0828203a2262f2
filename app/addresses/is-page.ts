import { createRouter } from '@tanstack/react-router'
import { isArticleKey } from '#contract/keys.ts'
import { localeOfPath } from '#src/site/locale.ts'
import { routeTree } from '../routeTree.gen.ts'

/** Whether the path matches a route with a component that accepts its parameters; not whether an article exists. */
export function isPage(pathname: string): boolean {
  router ??= createRouter({ routeTree, caseSensitive: true, context: { queryClient: undefined as never } })
  const [matched, params, found] = router.getMatchedRoutes(pathname)
  if (!found?.options.component || localeOfPath(pathname) === undefined) return false
  // the splat: segments that the matched route leaves over
  if ('**' in params) return false
  if (params.id && pathname.includes('/news-detail/') && !isArticleKey(params.id)) return false
  return matched.every(({ options }) => options.staticData?.validate?.(params) ?? true)
}

let router: ReturnType<typeof createRouter<typeof routeTree>> | undefined
