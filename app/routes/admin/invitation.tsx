import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '#admin/identity/invitation-page.tsx'
import { readToken } from '#src/site/routing/search-reader.ts'

export const Route = createFileRoute('/admin/invitation')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token = '' } }) =>
    (await import('#admin/identity/identity.functions.ts')).getInvitation({ data: { token } }),
  component: () => (
    <InvitationPage token={Route.useSearch().token ?? ''} invitation={Route.useLoaderData()} />
  ),
})
