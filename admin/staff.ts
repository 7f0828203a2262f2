import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { createContext, use } from 'react'
import type { SessionAnswer } from '#contract/staff/staff-schema.ts'
import { StatusError } from '#src/site/failure.ts'
import { getStaffSession } from './staff.functions.ts'

export type StaffMember = SessionAnswer['staff']

export const Staff = createContext<StaffMember | undefined>(undefined)

/** The member who is signed in; on pages within the shell. */
export function useStaff(): StaffMember {
  const staff = use(Staff)
  if (!staff) throw new Error('only the shell knows who is signed in')
  return staff
}

export const staffSessionQuery = queryOptions({
  queryKey: ['staff', 'session'],
  queryFn: () => getStaffSession(),
})

/**
 * For pages that need a session.
 * @throws a redirect: to the sign-in without one, to the own account where a second factor has to be set up first;
 * StatusError 503 while nobody can say whether it still is one
 */
export async function requireStaff(queryClient: QueryClient, href: string): Promise<{ staff: StaffMember }> {
  const known = queryClient.getQueryData(staffSessionQuery.queryKey)
  const session =
    known && !known.isAway ? known : await queryClient.fetchQuery({ ...staffSessionQuery, staleTime: 0 })
  if (!session) {
    queryClient.removeQueries({ queryKey: staffSessionQuery.queryKey })
    throw redirect({ to: '/admin/sign-in', search: href === '/admin' ? {} : { returnTo: href } })
  }
  if (session.isAway) throw new StatusError(503, 'the staff API does not answer')
  if (session.secondFactor.missing && !href.startsWith('/admin/account'))
    throw redirect({ to: '/admin/account' })
  return { staff: session.staff }
}
