import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BareShell, PageFailed, PageNotFound } from '#src/admin/shell/page-failed.tsx'
import { Shell } from '#src/admin/shell/shell.tsx'
import { StatusPage } from '../../../errors/status-page.tsx'

export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ context, location }) =>
    (await import('#src/admin/staff.ts')).requireStaff(context.queryClient, location.href),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  // the session could not be read, so permissions are unknown
  errorComponent: ({ error }) => (
    <BareShell>
      <PageFailed error={error} />
    </BareShell>
  ),
  notFoundComponent: NotFound,
})

function NotFound() {
  // undefined where the staff side is disabled
  const isSignedIn = Route.useRouteContext({ select: ({ staff }) => Boolean(staff) })
  if (!isSignedIn) return <StatusPage error={{ status: 404 }} />
  return (
    <Shell>
      <PageNotFound />
    </Shell>
  )
}
