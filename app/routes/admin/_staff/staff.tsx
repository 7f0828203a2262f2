import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '#admin/identity/staff-page.tsx'
import { staffQuery } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/staff')({
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(staffQuery('members.list')).then(() => undefined),
  component: StaffPage,
})
