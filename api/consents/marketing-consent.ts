import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Selectable, Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import { ConsentState, ConsentWithdrawn, RecipientToken } from '#contract/trial/trial-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { Services } from '../guard/services.ts'
import { notFound } from '../http/problem.ts'
import { jsonContent, requireJson, validate } from '../http/validate.ts'

/** Who agreed to product news, with which words, and until when. Outlives the application it came with. */
export interface MarketingConsentTable {
  id: string
  /** Where news goes. */
  email: string
  /** What it is found by, see email.ts. */
  email_key: string
  /** Of the application. */
  reference: string
  /** 1 where a code has shown that the address is theirs: nobody else is written to. */
  confirmed: number
  lang: Language
  /** Names the text and has its hash. */
  version: string
  /** The address it came from, shortened to its network. */
  network: string
  given_at: number
  withdrawn_at: number | null
}

type MarketingConsent = Selectable<MarketingConsentTable>

export async function recordMarketingConsent(
  transaction: Transaction<Tables>,
  consent: Omit<MarketingConsent, 'email_key' | 'withdrawn_at'>,
): Promise<void> {
  const row = { ...consent, email_key: emailKey(consent.email), withdrawn_at: null }
  await transaction.insertInto('marketing_consent').values(row).execute()
}

/**
 * Notes that somebody wants no more product news, whatever they agreed to before.
 * @returns how many consents ended
 */
export async function withdrawMarketingConsent(
  db: Database | Transaction<Tables>,
  email: string,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('marketing_consent')
    .set({ withdrawn_at: now })
    .where('email_key', '=', emailKey(email))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * The page of the site where a consent is withdrawn without a login (RFC 8058). The token is an HMAC over the recipient,
 * named by the consent's id, so that logs and histories hold no address of a person.
 */
export function unsubscribeAddress(
  { secrets, siteOrigin }: { secrets: TrialSecrets; siteOrigin: string },
  { id, email, lang }: Pick<MarketingConsent, 'id' | 'email' | 'lang'>,
): string {
  return `${siteOrigin}/${lang}/legal/unsubscribe?token=${id}.${secrets.seal(...recipientParts(id, email))}`
}

/** The recipient a token was made for; undefined where it was made for nobody, or nothing is stored any more. */
async function recipientOf(
  { db, secrets }: { db: Database; secrets: TrialSecrets },
  token: string,
): Promise<string | undefined> {
  const [id = '', presented = ''] = token.split('.')
  const found = await db
    .selectFrom('marketing_consent')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  return secrets.isSeal(presented, ...recipientParts(id, found?.email ?? '')) ? found?.email : undefined
}

function recipientParts(id: string, email: string) {
  return ['unsubscribe', id, emailKey(email)] as const
}

/** Consents: whether product news are wanted, and where they are given up, once or again. */
export function consentRoutes(trial: Pick<Services, 'db' | 'now' | 'secrets'>): Hono {
  const app = new Hono()
  app.post('/withdrawals', description, requireJson, validate('json', RecipientToken), async (c) => {
    const email = await recipientOf(trial, c.req.valid('json').token)
    if (email === undefined) throw notFound()
    await withdrawMarketingConsent(trial.db, email, trial.now())
    return c.json({ withdrawn: true } satisfies typeof ConsentWithdrawn.infer, 200, {
      'cache-control': 'no-store',
    })
  })
  // not GET: addresses are logged, and whoever has the token may withdraw
  app.post('/states', stateDescription, requireJson, validate('json', RecipientToken), async (c) => {
    const email = await recipientOf(trial, c.req.valid('json').token)
    if (email === undefined) throw notFound()
    const given = await trial.db
      .selectFrom('marketing_consent')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    return c.json({ given: given !== undefined } satisfies typeof ConsentState.infer, 200, {
      'cache-control': 'no-store',
    })
  })
  return app
}

const stateDescription = describeRoute({
  tags: ['consents'],
  summary: 'Whether whoever a token was mailed to wants product news',
  description: '404 where the token was made for nobody, or nothing is stored about its recipient any more.',
  responses: { 200: jsonContent('As it is stored', ConsentState) },
})

const description = describeRoute({
  tags: ['consents'],
  summary: 'Withdraws the consent to product news of whoever a token was mailed to',
  description: '404 where the token was made for nobody, or nothing is stored about its recipient any more.',
  responses: { 200: jsonContent('No more product news', ConsentWithdrawn) },
})

declare module '../db/tables.ts' {
  interface Tables {
    marketing_consent: MarketingConsentTable
  }
}
