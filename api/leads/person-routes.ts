import { canonicalEmail } from '#contract/email.ts'
import type { PersonErased } from '#contract/staff/person-schema.ts'
import { withdrawMarketingConsent } from '../consents/marketing-consent.ts'
import { listRecipients, type RecipientsPlace, recipientsCsv } from '../consents/recipients.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { correctPerson } from './correct-person.ts'
import { findPerson, keptAside, mentionsOf, personOf } from './find-person.ts'
import { eraseEverywhere, exportPerson, type LeadsPlace, personKey } from './person.ts'
import { findInInbox } from './site-inbox.ts'

/** `/staff/v1/persons`: what people may ask for by law, about everything that is stored of them. */
export function personRoutes(place: LeadsPlace & Omit<RecipientsPlace, 'db'>) {
  const { dataDir, feed } = place
  return resourceRoutes('persons', {
    find: async ({ db, body, act }) => {
      const person = await findPerson({ ...place, db }, body)
      const detail = { applications: person.applications.length }
      await transact(db, (trx) => recordAudit(trx, act, 'leads.person-read', 'leads', detail))
      return person
    },
    export: async ({ db, body: { emails }, act }) => {
      const stored = await Promise.all(
        emails.map(async (email) => {
          const tables = await exportPerson({ ...place, db }, email)
          const siteInbox = findInInbox(dataDir, email) ?? []
          return { applications: tables.applications?.length ?? 0, data: { email, ...tables, siteInbox } }
        }),
      )
      const rows = stored.reduce((sum, { applications }) => sum + applications, 0)
      await transact(db, (trx) => recordAudit(trx, act, 'leads.exported', 'leads', { rows }))
      return {
        json: `${JSON.stringify(
          stored.map(({ data }) => data),
          null,
          2,
        )}\n`,
      }
    },
    correct: ({ db, body, act }) => correctPerson(db, body, act, feed),
    erase: async ({ db, body: { emails, confirm }, act }) => {
      // what is no address may be a part of anybody's notes
      if (!emails.every(canonicalEmail) || !emails.map(personKey).includes(personKey(confirm)))
        throw new ProblemError(422, 'wrong-address', {
          errors: [{ field: 'confirm', code: 'wrong-address', detail: 'must be one of the addresses' }],
        })
      // while they still say what the person is called
      const rows = await db
        .selectFrom('trial_application')
        .selectAll()
        .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), 'in', emails.map(personKey)))
        .execute()
      const keys = emails.map(personKey)
      const traces = personOf([...rows, ...(await keptAside(db, { emails: keys, numbers: [] }))], keys)
      const gone: PersonErased = { ...nothing, mentions: [], isCut: false }
      for (const email of emails) {
        const { siteInbox, history, ...counts } = await eraseEverywhere(place, email, act)
        gone.notes += history ?? 0
        for (const kind of counted) gone[kind] += counts[kind] ?? 0
        gone.siteInbox = siteInbox === undefined ? null : (gone.siteInbox ?? 0) + siteInbox
      }
      return { ...gone, ...(await mentionsOf(db, traces, [])) }
    },
    recipients: ({ db, query: { q } }) => listRecipients(db, q),
    recipientsCsv: async ({ db, act }) => {
      const { csv, rows } = await recipientsCsv({ ...place, db })
      await transact(db, (trx) => recordAudit(trx, act, 'leads.exported', 'leads', { rows }))
      return { csv }
    },
    withdraw: ({ db, body: { emails }, act, now }) =>
      transact(db, async (trx) => {
        let consents = 0
        for (const email of emails.map(personKey)) consents += await withdrawMarketingConsent(trx, email, now)
        if (consents > 0) await recordAudit(trx, act, 'leads.consent-withdrawn', 'leads', { consents })
        return { consents }
      }),
  })
}

const nothing = {
  applications: 0,
  notes: 0,
  marketingConsents: 0,
  deadLetters: 0,
  mails: 0,
  codes: 0,
  accounts: 0,
  siteInbox: null as number | null,
}
const counted = ['applications', 'marketingConsents', 'deadLetters', 'mails', 'codes', 'accounts'] as const
