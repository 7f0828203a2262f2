import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Entrance } from '#src/admin/identity/sign-in-page.tsx'
import { PageFailed, PageNotFound } from '#src/admin/shell/page-failed.tsx'
import { Shell } from '#src/admin/shell/shell.tsx'
import { StatusPage } from '../../../errors/status-page.tsx'

/** Pages that need a session. */
export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ context, location }) =>
    (await import('#src/admin/staff.ts')).requireStaff(context.queryClient, location.href),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  // whose session it is could not be read, and by that what they may see
  errorComponent: ({ error }) => (
    <Entrance>
      <div className="card">
        <PageFailed error={error} />
      </div>
    </Entrance>
  ),
  notFoundComponent: NotFound,
})

function NotFound() {
  // where there is no staff side, nobody is signed in
  const isSignedIn = Route.useRouteContext({ select: ({ staff }) => Boolean(staff) })
  if (!isSignedIn) return <StatusPage error={{ status: 404 }} />
  return (
    <Shell>
      <PageNotFound />
    </Shell>
  )
}
