import type { MiddlewareHandler } from 'hono'
import { bearerToken, unauthorised } from '../accounts/sessions.ts'
import { may, type Permission } from '../contract/permissions.ts'
import { ProblemError } from '../http/problem.ts'
import {
  lacksSecondFactor,
  readStaffSession,
  type StaffIdentity,
  type StaffMember,
  type StaffSession,
} from './identity/staff-identity.ts'

/** What the staff's routes find in their context. */
export interface StaffEnv {
  Variables: {
    identity: StaffIdentity
    staff: StaffMember
    session: StaffSession
  }
}

/**
 * Lets a request through when it carries the session of a member who has the permission.
 * @throws ProblemError 401 without a session, 403 without the permission or with a second factor still to be set up
 */
export function allow(permission: Permission): MiddlewareHandler<StaffEnv> & { permission: Permission } {
  const handler: MiddlewareHandler<StaffEnv> = async (c, next) => {
    const identity = c.get('identity')
    const session = await readStaffSession(identity, bearerToken(c))
    if (!session) throw unauthorised()
    if (!may(session.staff.role, permission)) throw new ProblemError(403, 'forbidden')
    if (permission !== 'self' && lacksSecondFactor(identity, session))
      throw new ProblemError(403, 'second-factor-required')
    c.set('session', session)
    c.set('staff', session.staff)
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
  return Object.assign(handler, { permission })
}
