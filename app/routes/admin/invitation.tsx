import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '#admin/identity/invitation-page.tsx'

export const Route = createFileRoute('/admin/invitation')({
  validateSearch: ({ token }: { token?: unknown }) => ({ token: typeof token === 'string' ? token : '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) =>
    (await import('#admin/identity/identity.functions.ts')).getInvitation({ data: deps }),
  component: () => <InvitationPage token={Route.useSearch().token} invitation={Route.useLoaderData()} />,
})
