import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#admin/site/confirm-page.tsx'
import { placeholdersQuery } from '#admin/site/site-texts-query.ts'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/confirm')({
  staticData: { words: ['admin-site'] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(staffQuery('site.confirmations'))
    await queryClient.fetchQuery(placeholdersQuery)
  },
  component: ConfirmPage,
})
