import { createFileRoute } from '@tanstack/react-router'
import { SiteFrame } from '#admin/site/site-frame.tsx'
import { SitePage } from '#admin/site/site-page.tsx'
import { siteTextQuery, siteTextsQuery } from '#admin/site/site-texts-query.ts'
import { TextPage } from '#admin/site/text-page.tsx'
import { useLocale } from '#i18n/words.tsx'

/** @property q lists texts @property path of a text, `NAMESPACE/PATH` @property page in the frame, by its path */
type Search = { q?: string; path?: string; page?: string }

export const Route = createFileRoute('/admin/_staff/site')({
  staticData: { words: ['admin-site'] },
  validateSearch: (search): Search => search,
  loaderDeps: ({ search: { q, path } }) => ({ q, path }),
  loader: async ({ context: { queryClient }, deps: { q, path } }) => {
    if (path) return queryClient.fetchQuery(siteTextQuery(String(path)))
    if (q !== undefined) await queryClient.prefetchQuery(siteTextsQuery(String(q)))
    return undefined
  },
  component: Site,
})

function Site() {
  const text = Route.useLoaderData()
  const { q, path, page } = Route.useSearch()
  const lang = useLocale()
  if (page || (q === undefined && !path)) return <SiteFrame path={String(page ?? `/${lang}`)} text={text} />
  return text ? <TextPage text={text} key={text.id} /> : <SitePage q={String(q)} />
}
