import { type } from 'arktype'
import { Hono } from 'hono'
import { ProblemError } from '../../http/problem.ts'
import { requireJson, validate } from '../../http/validate.ts'
import { Language } from '../../language.ts'
import { freeLine } from '../../typed-text.ts'
import type { StaffEnv } from '../allow.ts'
import { describeAnswer } from '../describe-answer.ts'
import { Email, InvitationAnswer, Password, SignedInAnswer, Token } from '../staff-schema.ts'
import { acceptInvitation, fieldProblem, readInvitation } from './invitations.ts'
import { signInCaller } from './session-routes.ts'
import { limited, signIn } from './sign-in.ts'

const Asked = type({ '+': 'reject', token: Token })
const Accepted = type({
  '+': 'reject',
  token: Token,
  name: 'string <= 80',
  password: Password,
  'email?': Email,
  'lang?': Language,
})

/** `/invitation`: what an invitation says, and its acceptance. The token comes in the body: addresses are logged. */
export function invitationRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()

  app.post(
    '/read',
    describeAnswer('session', 'What an invitation says', InvitationAnswer),
    requireJson,
    validate('json', Asked),
    async (c) => {
      const identity = c.get('identity')
      const forget = await limited(identity, 'staff-invitation', 'read', signInCaller(c).clientKey)
      const found = await readInvitation(identity.db, c.req.valid('json').token, identity.now())
      if (!found) throw new ProblemError(404, 'invitation-over')
      await forget()
      const { email, name, role, lang, invited_by: invitedBy } = found
      const expiresAt = new Date(found.expires_at).toISOString()
      return c.json({ email, name, role, lang, invitedBy, expiresAt } satisfies typeof InvitationAnswer.infer)
    },
  )

  app.post(
    '/accept',
    describeAnswer('session', 'Accepts an invitation and signs in', SignedInAnswer),
    requireJson,
    validate('json', Accepted),
    async (c) => {
      const identity = c.get('identity')
      const { name: typed, ...acceptance } = c.req.valid('json')
      const name = freeLine(typed)
      if (name === '') throw fieldProblem('name', 'nameRequired', 'must be a name')
      const email = await acceptInvitation(identity, { ...acceptance, name })
      const { password } = acceptance
      return c.json(await signIn(identity, { email, password }, signInCaller(c)), 200, {
        'cache-control': 'no-store',
      })
    },
  )
  return app
}
