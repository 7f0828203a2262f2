import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#admin/identity/reset-page.tsx'

export const Route = createFileRoute('/admin/reset')({
  validateSearch: ({ token }: { token?: unknown }) => (typeof token === 'string' ? { token } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token = '' } }) =>
    (await import('#admin/identity/identity.functions.ts')).getReset({ data: { token } }),
  component: () => <ResetPage token={Route.useSearch().token ?? ''} state={Route.useLoaderData()} />,
})
