import { createFileRoute, useRouter } from '@tanstack/react-router'
import { PageFailed } from '#src/admin/shell/page-failed.tsx'
import { SitePage } from '#src/admin/site/site-page.tsx'
import { siteTextQuery, siteTextsQuery } from '#src/admin/site/site-texts-query.ts'
import { TextPage } from '#src/admin/site/text-page.tsx'

/** @property path of a text, `NAMESPACE/PATH` */
type Search = { q?: string; path?: string }

export const Route = createFileRoute('/admin/_staff/site')({
  staticData: { words: ['admin-site'] },
  validateSearch: (search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { q = '', path } }) => {
    if (path) return queryClient.fetchQuery(siteTextQuery(String(path)))
    await queryClient.prefetchQuery(siteTextsQuery(String(q)))
    return null
  },
  component: Site,
  errorComponent: PageFailed,
})

function Site() {
  const text = Route.useLoaderData()
  const { q = '' } = Route.useSearch()
  const pages = usePages(text?.part)
  return text ? <TextPage text={text} pages={pages} key={text.id} /> : <SitePage q={String(q)} />
}

/** The pages that have the messages of a namespace, without language; those with parameters in their address are left out. */
function usePages(part = ''): string[] {
  const { routesById } = useRouter()
  const paths = Object.values(routesById).flatMap(({ fullPath, options }) => {
    const named: readonly string[] = options.staticData?.words ?? []
    const path = String(fullPath)
      .replace(/^\/\$lang/, '')
      .replace(/\/$/, '')
    return named.includes(part) && !/[${]|^\/admin/.test(path) ? [path] : []
  })
  return [...new Set(paths)]
}
