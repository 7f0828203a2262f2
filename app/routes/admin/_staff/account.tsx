import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#src/admin/identity/account-page.tsx'

export const Route = createFileRoute('/admin/_staff/account')({
  loader: async ({ context }) => {
    const { accountQuery } = await import('#src/admin/identity/account-page.tsx')
    await context.queryClient.ensureQueryData(accountQuery)
  },
  component: AccountPage,
})
