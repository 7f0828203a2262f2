import { createFileRoute } from '@tanstack/react-router'
import { AccountPage, accountQuery } from '#admin/identity/account-page.tsx'

export const Route = createFileRoute('/admin/_staff/account')({
  loader: ({ context }) => context.queryClient.ensureQueryData(accountQuery).then(() => undefined),
  component: AccountPage,
})
