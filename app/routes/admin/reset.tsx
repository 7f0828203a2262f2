import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#admin/identity/reset-page.tsx'
import { readToken } from '#src/site/routing/search-reader.ts'

export const Route = createFileRoute('/admin/reset')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token = '' } }) =>
    (await import('#admin/identity/identity.functions.ts')).getReset({ data: { token } }),
  component: () => <ResetPage token={Route.useSearch().token ?? ''} state={Route.useLoaderData()} />,
})
