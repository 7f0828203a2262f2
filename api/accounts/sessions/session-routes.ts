import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { SessionAnswer } from '../../contract/trial-schema.ts'
import { jsonContent } from '../../http/validate.ts'
import type { Accounts } from '../accounts.ts'
import { bearerToken, unauthorised } from './bearer-token.ts'
import { endSession, useSession } from './session-store.ts'

/** `/session`: whose session a token is, and its end. The token comes as `Authorization: Bearer`. */
export function sessionRoutes(accounts: Accounts): Hono {
  const app = new Hono()

  app.get('/', getDescription, async (c) => {
    const session = await useSession(accounts.db, bearerToken(c), accounts.now())
    if (!session) throw unauthorised()
    const { name, expiresAt } = session
    const answer = { name, expiresAt: new Date(expiresAt).toISOString() }
    return c.json(answer satisfies typeof SessionAnswer.infer, 200, NO_STORE)
  })

  // whatever the token was, it opens nothing any more: a second time is no error
  app.delete('/', deleteDescription, async (c) => {
    const ended = await endSession(accounts.db, bearerToken(c))
    if (ended) accounts.log({ event: 'account-session-ended', requestId: c.get('requestId') })
    return c.body(null, 204, NO_STORE)
  })
  return app
}

const NO_STORE = { 'cache-control': 'no-store' }

const getDescription = describeRoute({
  tags: ['session'],
  summary: 'Whose session a token is',
  security: [{ bearer: [] }],
  responses: { 200: jsonContent('The session', SessionAnswer) },
})

const deleteDescription = describeRoute({
  tags: ['session'],
  summary: 'Ends the session of a token',
  security: [{ bearer: [] }],
  responses: { 204: { description: 'The token opens nothing any more' } },
})
