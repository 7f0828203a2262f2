import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '#src/admin/shell/shell.tsx'

/** Pages that need a session. */
export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ context, location }) =>
    (await import('#src/admin/staff.ts')).requireStaff(context.queryClient, location.href),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
