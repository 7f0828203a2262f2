import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#src/admin/identity/confirm-page.tsx'
import { PageFailed } from '#src/admin/shell/page-failed.tsx'
import { placeholdersQuery } from '#src/admin/site/site-texts-query.ts'
import { staffQuery } from '#src/admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/confirm')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(staffQuery('site.confirmations'))
    await queryClient.fetchQuery(placeholdersQuery)
  },
  component: ConfirmPage,
  errorComponent: PageFailed,
})
