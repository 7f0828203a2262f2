import { createFileRoute, notFound } from '@tanstack/react-router'
import { isKeptList } from '#api/contract/permissions.ts'
import { KeptListPage } from '#src/admin/lists/kept-list-page.tsx'
import { staffQuery } from '#src/admin/staff-api.ts'

/** A list that staff keep whole, such as redirects. */
export const Route = createFileRoute('/admin/_staff/$list')({
  validateSearch: ({ path }): { path?: string } => (typeof path === 'string' ? { path } : {}),
  loader: async ({ context, params: { list } }) => {
    if (!isKeptList(list)) throw notFound()
    await context.queryClient.prefetchQuery(staffQuery(`${list}.list`))
    return list
  },
  component: List,
})

function List() {
  const list = Route.useLoaderData()
  return <KeptListPage key={list} list={list} search={Route.useSearch()} />
}
