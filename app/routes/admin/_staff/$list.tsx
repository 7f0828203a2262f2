import { createFileRoute, notFound } from '@tanstack/react-router'
import { AnnouncementsPage } from '#admin/announcements/announcements-page.tsx'
import { CompatibilityPage } from '#admin/releases/compatibility-page.tsx'
import { ReleasesPage } from '#admin/releases/releases-page.tsx'
import { SearchesPage } from '#admin/searches/searches-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

/** Lists with a dialog each, in one route: each route adds to the script of every page. */
export const Route = createFileRoute('/admin/_staff/$list')({
  staticData: {
    words: ['admin-announcements', 'admin-releases', 'releases', 'downloads', 'admin-searches'],
  },
  loader: ({ context, params: { list } }) => {
    if (!isList(list)) throw notFound()
    return context.queryClient.prefetchQuery(staffQuery(`${list}.list`))
  },
  component: OneList,
})

const pages = {
  announcements: AnnouncementsPage,
  releases: ReleasesPage,
  compatibility: CompatibilityPage,
  searches: SearchesPage,
}

function isList(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name)
}

function OneList() {
  const { list } = Route.useParams()
  if (!isList(list)) return null
  const Page = pages[list]
  // another list is another page, with nothing left open
  return <Page key={list} />
}
