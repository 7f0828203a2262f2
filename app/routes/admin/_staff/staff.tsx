import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '#src/admin/identity/staff-page.tsx'

export const Route = createFileRoute('/admin/_staff/staff')({
  loader: async ({ context }) => {
    const { membersQuery } = await import('#src/admin/identity/staff-page.tsx')
    await context.queryClient.ensureQueryData(membersQuery)
  },
  component: StaffPage,
})
