import { canonicalEmail, emailKey } from '../../contract/email.ts'
import {
  Challenge,
  Code,
  Email,
  Password,
  SessionAnswer,
  SignedInAnswer,
  TokenAnswer,
} from '../../contract/staff/staff-schema.ts'
import { exact } from '../../contract/values-schema.ts'
import { transact } from '../../db/transact.ts'
import { staffResource } from '../staff-resource.ts'
import { noteChange } from './identity-operations.ts'
import { passwordResetRoutes } from './password-reset.ts'
import { answerChallenge, signIn } from './sign-in.ts'
import { lacksSecondFactor } from './staff-identity.ts'
import { signInCaller } from './tries.ts'

const Credentials = exact({ email: Email, password: Password })
const SecondFactor = exact({
  challenge: Challenge,
  code: Code,
  kind: "'totp' | 'recovery'",
})

/** `/session`: signing in with its second factor, whose session a token is, and its end. */
export function staffSessionRoutes() {
  const { app, on } = staffResource('session')
  app.route('/reset', passwordResetRoutes())

  const first = {
    summary: 'Signs in, as far as the second factor where there is one',
    answers: SignedInAnswer,
  }
  on('POST /', { ...first, body: Credentials }, (request) => {
    const { email, password } = request.body
    const key = emailKey(canonicalEmail(email) ?? email)
    return signIn(request.identity, { email: key, password }, signInCaller(request))
  })
  const second = { summary: 'Completes a sign-in', body: SecondFactor, answers: TokenAnswer }
  on('POST /second-factor', second, (request) =>
    answerChallenge(request.identity, request.body, signInCaller(request)),
  )

  const whose = { permission: 'self', summary: 'Whose session a token is', answers: SessionAnswer } as const
  on('GET /', whose, ({ session, identity }) => {
    const { staff, expiresAt, hasSecondFactor: enabled } = session
    const secondFactor = { enabled, missing: lacksSecondFactor(identity, session) }
    return { staff, expiresAt: new Date(expiresAt).toISOString(), secondFactor }
  })
  on('DELETE /', { permission: 'self', summary: 'Ends the session of a token' }, ({ db, session, act }) =>
    transact(db, async (trx) => {
      await trx.deleteFrom('staff_session').where('id', '=', session.id).execute()
      await noteChange(trx, 'DELETE /session', act, session.staff.id)
    }),
  )
  return app
}
