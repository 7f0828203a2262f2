import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '#src/admin/packages/package-page.tsx'
import { getStaffPackage } from '#src/admin/packages/packages.functions.ts'

export const Route = createFileRoute('/admin/_staff/packages/$id')({
  staticData: { words: ['admin-packages', 'downloads'] },
  loader: ({ context, params: { id } }) =>
    context.queryClient.fetchQuery({
      queryKey: ['staff', 'packages', id],
      queryFn: () => getStaffPackage({ data: { id } }),
    }),
  component: Package,
})

function Package() {
  const item = Route.useLoaderData()
  return <PackagePage item={item} key={item.id} />
}
