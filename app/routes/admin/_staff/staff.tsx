import { createFileRoute } from '@tanstack/react-router'
import { membersQuery, StaffPage } from '#src/admin/identity/staff-page.tsx'

export const Route = createFileRoute('/admin/_staff/staff')({
  loader: ({ context }) => context.queryClient.ensureQueryData(membersQuery).then(() => undefined),
  component: StaffPage,
})
