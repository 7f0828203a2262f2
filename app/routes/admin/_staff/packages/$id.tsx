import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '#admin/packages/package-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/packages/$id')({
  staticData: { words: ['admin-packages', 'downloads'] },
  loader: ({ context, params: { id } }) => context.queryClient.fetchQuery(staffQuery('packages.one', { id })),
  component: Package,
})

function Package() {
  const item = Route.useLoaderData()
  return <PackagePage item={item} key={item.id} />
}
