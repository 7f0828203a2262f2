import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect, useRouteContext } from '@tanstack/react-router'
import type { SessionAnswer } from '#api/contract/staff/staff-schema.ts'
import { getStaffSession } from './staff.functions.ts'

export type StaffMember = SessionAnswer['staff']

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
