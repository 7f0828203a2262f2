import type { LeadCsvBody } from '#contract/lead-schema.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { exportLeads } from './export-leads.ts'
import { matches, type Where } from './lead-filter.ts'

/** The applications of a filter as a file, which is written down before the first of them leaves. */
export async function answerExport(
  db: Database,
  { ids, lang, ...filter }: LeadCsvBody,
  act: Act,
): Promise<Response> {
  const fitsFilter = matches(filter, act.by.id ?? '', act.now)
  const isWanted = (where: Where) =>
    ids ? where.and([where('id', 'in', ids), fitsFilter(where)]) : fitsFilter(where)
  const { rows } = await db
    .selectFrom('trial_application')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(isWanted)
    .executeTakeFirstOrThrow()
  // what was searched for may be a name
  const { q, ...detail } = { ...filter, rows }
  await transact(db, (transaction) => recordAudit(transaction, act, 'leads.exported', 'leads', detail))
  const encoder = new TextEncoder()
  const lines = exportLeads(db, isWanted, lang)
  // not ReadableStream.from: it asks for a batch before anybody reads
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => void (await lines.return(undefined)),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="applications.csv"',
      'cache-control': 'no-store',
    },
  })
}
