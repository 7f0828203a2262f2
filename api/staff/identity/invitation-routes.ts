import { Email, InvitationAnswer, Password, SignedInAnswer, Token } from '#contract/staff/staff-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import { exact, Language } from '#contract/values-schema.ts'
import { ProblemError } from '../../http/problem.ts'
import { staffResource } from '../staff-resource.ts'
import { acceptInvitation, fieldProblem, readInvitation } from './invitations.ts'
import { signIn } from './sign-in.ts'
import { limited, signInCaller } from './tries.ts'

const Asked = exact({ token: Token })
const Accepted = exact({
  token: Token,
  name: 'string <= 80',
  password: Password,
  'email?': Email,
  'lang?': Language,
})

/** `/invitation`: reads and accepts it. The token is in the body, as URLs are logged. */
export function invitationRoutes() {
  const { app, on } = staffResource('session')

  const read = { summary: 'What an invitation says', body: Asked, answers: InvitationAnswer }
  on('POST /read', read, async (request) => {
    const { identity, db, now, body } = request
    const forget = await limited(identity, 'invitation', 'read', signInCaller(request))
    const found = await readInvitation(db, body.token, now)
    if (!found) throw new ProblemError(404, 'invitation-over')
    await forget()
    const { email, name, role, lang, invited_by: invitedBy, expires_at } = found
    return { email, name, role, lang, invitedBy, expiresAt: new Date(expires_at).toISOString() }
  })

  const accept = { summary: 'Accepts an invitation and signs in', body: Accepted, answers: SignedInAnswer }
  on('POST /accept', accept, async (request) => {
    const name = freeLine(request.body.name)
    if (name === '') throw fieldProblem('name', 'nameRequired', 'must be a name')
    const email = await acceptInvitation(request.identity, { ...request.body, name })
    return signIn(request.identity, { email, password: request.body.password }, signInCaller(request))
  })
  return app
}
