import { createFileRoute } from '@tanstack/react-router'
import { SiteFrame } from '#admin/site/site-frame.tsx'
import { SitePage } from '#admin/site/site-page.tsx'
import { siteTextQuery, siteTextsQuery } from '#admin/site/site-texts-query.ts'
import { TextPage } from '#admin/site/text-page.tsx'
import { useLocale } from '#i18n/words.tsx'
import { asTyped, searchReader } from '#src/site/routing/search-reader.ts'

/** Texts that are searched for, one of them by its path, and the page in the frame. */
const readSearch = searchReader({ q: asTyped, path: asTyped, page: asTyped })

export const Route = createFileRoute('/admin/_staff/site')({
  staticData: { words: ['admin-site'], item: ({ search }) => (search.page ? undefined : search.path) },
  validateSearch: readSearch,
  loaderDeps: ({ search: { q, path } }) => ({ q, path }),
  loader: async ({ context: { queryClient }, deps: { q, path } }) => {
    if (path) return queryClient.fetchQuery(siteTextQuery(path))
    if (q !== undefined) await queryClient.prefetchQuery(siteTextsQuery(q))
    return undefined
  },
  component: Site,
})

function Site() {
  const text = Route.useLoaderData()
  const { q, path, page } = Route.useSearch()
  const lang = useLocale()
  if (page || (q === undefined && !path)) return <SiteFrame path={page ?? `/${lang}`} text={text} />
  return text ? <TextPage text={text} key={text.id} /> : <SitePage q={q ?? ''} />
}
