import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PageFailed, PageNotFound } from '#admin/shell/page-failed.tsx'
import { Shell, ShellOfBefore } from '#admin/shell/shell.tsx'
import type { StaffMember } from '#admin/staff.ts'
import { ErrorPage } from '../../../errors/page-error.tsx'
import { StatusPage } from '../../../errors/status-page.tsx'

export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ context, location }) =>
    (await import('#admin/staff.ts')).requireStaff(context.queryClient, location.href),
  component: StaffPages,
  // the session could not be read, so permissions are unknown
  errorComponent: ({ error }) => (
    <ShellOfBefore>
      <PageFailed error={error} />
    </ShellOfBefore>
  ),
  notFoundComponent: NotFound,
})

function StaffPages() {
  const { staff } = Route.useRouteContext()
  return (
    <Shell staff={staff}>
      <ErrorPage value={PageFailed}>
        <Outlet />
      </ErrorPage>
    </Shell>
  )
}

function NotFound() {
  // undefined where the staff side is disabled
  const staff = Route.useRouteContext({ select: (context): StaffMember | undefined => context.staff })
  if (!staff) return <StatusPage error={{ status: 404 }} />
  return (
    <Shell staff={staff}>
      <PageNotFound />
    </Shell>
  )
}
