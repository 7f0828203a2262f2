import type { PersonCorrection } from '#contract/staff/person-schema.ts'
import { readTelephone, serverErrorOf } from '#contract/telephone.ts'
import { correctableNames, ofPlain, textRules } from '#contract/trial/trial-fields.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { type ApplicationFeed, enqueueEvent } from '../trial/application-events.ts'
import { leadSearchText } from '../trial/search-text.ts'
import { addEvent } from './change-lead.ts'
import { personKey } from './person.ts'

type Correction = typeof PersonCorrection.infer

/**
 * Corrects what a person wrote, in every application under their addresses. Its history says what was corrected, and not
 * what was wrong. The address itself is what consents and verification stand on, and is not corrected.
 * @throws ProblemError 404; 422 with what is wrong, by the rules of the form
 */
export async function correctPerson(
  db: Database,
  { emails, ...typed }: Correction,
  act: Act,
  feed: ApplicationFeed,
): Promise<{ applications: number }> {
  const fields = correctableNames.filter((field) => typed[field] !== undefined)
  const read = (field: (typeof fields)[number]) => textRules[field].read(typed[field] ?? '')
  const errors = fields.flatMap((field) => {
    const code = serverErrorOf(field, read(field))
    return code ? [{ field, code, detail: 'must be as the form takes it' }] : []
  })
  if (errors.length > 0) throw new ProblemError(422, 'invalid-fields', { errors })
  const telephone = typed.telephone === undefined ? undefined : readTelephone(read('telephone'))
  return transact(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('trial_application')
      .selectAll()
      .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), 'in', emails.map(personKey)))
      .execute()
    if (rows.length === 0) throw notFound()
    for (const row of rows) {
      const corrected = {
        ...ofPlain((name) => (typed[name] === undefined ? row[name] : read(name))),
        name: typed.name === undefined ? row.name : read('name'),
        telephone: telephone?.typed ?? row.telephone,
        telephone_e164: telephone?.e164 ?? row.telephone_e164,
        telephone_extension: telephone?.extension ?? row.telephone_extension,
      }
      await transaction
        .updateTable('trial_application')
        .set({
          ...corrected,
          search_text: leadSearchText({ ...row, ...corrected }),
          lead_version: row.lead_version + 1,
        })
        .where('id', '=', row.id)
        .execute()
      const values = ['', fields.join(' ')]
      await addEvent(transaction, { application_id: row.id, kind: 'corrected', values }, act)
      await enqueueEvent(transaction, feed, 'application.changed', row.id, act.now, ['corrected'])
    }
    const detail = { applications: rows.length, fields: fields.join(' ') }
    await recordAudit(transaction, act, 'leads.corrected', 'leads', detail)
    return { applications: rows.length }
  })
}
