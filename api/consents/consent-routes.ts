import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ConsentWithdrawal, ConsentWithdrawn } from '../contract/trial-schema.ts'
import { notFound } from '../http/problem.ts'
import { jsonContent, requireJson, validate } from '../http/validate.ts'
import type { Trial } from '../trial/trial.ts'
import { recipientOf, withdrawMarketingConsent } from './marketing-consent.ts'

/** Consents: product news are given up here, once or again. */
export function consentRoutes(trial: Pick<Trial, 'db' | 'now' | 'secrets'>): Hono {
  const app = new Hono()
  app.post('/withdrawals', description, requireJson, validate('json', ConsentWithdrawal), async (c) => {
    const email = await recipientOf(trial, c.req.valid('json').token)
    if (email === undefined) throw notFound()
    await withdrawMarketingConsent(trial.db, email, trial.now())
    return c.json({ withdrawn: true } satisfies typeof ConsentWithdrawn.infer, 200, {
      'cache-control': 'no-store',
    })
  })
  return app
}

const description = describeRoute({
  tags: ['consents'],
  summary: 'Withdraws the consent to product news of whoever a token was mailed to',
  description: '404 where the token was made for nobody, or nothing is stored about its recipient any more.',
  responses: { 200: jsonContent('No more product news', ConsentWithdrawn) },
})
