import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect, useRouteContext } from '@tanstack/react-router'
import { getStaffSession, type StaffSession } from './staff.functions.ts'

export type StaffMember = StaffSession['staff']
export type Role = StaffMember['role']

export const roles: readonly Role[] = ['editor', 'publisher', 'sales', 'admin']

/** Who may do what, as the staff API has it (api/staff/permissions.ts): for what is shown. */
const permissions = {
  'news.write': ['editor', 'publisher', 'admin'],
  'news.publish': ['publisher', 'admin'],
  'jobs.write': ['editor', 'publisher', 'admin'],
  'jobs.publish': ['publisher', 'admin'],
  'media.write': ['editor', 'publisher', 'admin'],
  'packages.write': ['publisher', 'admin'],
  'redirects.write': ['publisher', 'admin'],
  'leads.read': ['sales', 'admin'],
  'leads.write': ['sales', 'admin'],
  'visits.read': ['editor', 'publisher', 'sales', 'admin'],
  'staff.manage': ['admin'],
  'audit.read': ['admin'],
} satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export const permissionNames = Object.keys(permissions) as Permission[]

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}

/** The member who is signed in; on pages below `/admin/_staff`. */
export function useStaff(): StaffMember {
  return useRouteContext({ from: '/admin/_staff', select: ({ staff }) => staff })
}

export const staffSessionQuery = queryOptions({
  queryKey: ['staff', 'session'],
  queryFn: () => getStaffSession(),
})

/**
 * For pages that need a session.
 * @throws a redirect: to the sign-in without one, to the own account where a second factor has to be set up first
 */
export async function requireStaff(queryClient: QueryClient, href: string): Promise<{ staff: StaffMember }> {
  const session = await queryClient.ensureQueryData(staffSessionQuery)
  if (!session) {
    queryClient.removeQueries({ queryKey: staffSessionQuery.queryKey })
    throw redirect({ to: '/admin/sign-in', search: href === '/admin' ? {} : { returnTo: href } })
  }
  if (session.secondFactor.missing && !href.startsWith('/admin/account'))
    throw redirect({ to: '/admin/account' })
  return { staff: session.staff }
}
