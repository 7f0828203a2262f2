import { Hono } from 'hono'
import { transact } from '../db/transact.ts'
import { etagOf } from '../http/if-match.ts'
import { requireJson, validate } from '../http/validate.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { toCsv } from './csv.ts'
import type { LeadsPlace } from './erase-everywhere.ts'
import { findApplications, LEAD_COLUMNS } from './lead.ts'
import { leadChangeRoutes } from './lead-change-routes.ts'
import { findLead } from './lead-detail.ts'
import { matches } from './lead-filter.ts'
import { leadOwners } from './lead-owners.ts'
import { LeadCsv, LeadDetail, LeadFilter, LeadList, LeadListQuery, LeadOwners } from './lead-schema.ts'
import { listLeads } from './list-leads.ts'

const PAGE_SIZE = 25

export interface StaffLeadOptions extends LeadsPlace {
  now: () => number
}

/** `/staff/v1/leads`: applications as sales works them. Telephone and e-mail are masked until they are revealed. */
export function staffLeadRoutes(options: StaffLeadOptions): Hono<StaffEnv> {
  const { db, now } = options
  const app = new Hono<StaffEnv>()
  const read = allow('leads.read')

  app.get(
    '/',
    describeAnswer('leads', 'Applications, a page at a time, with counts', LeadList),
    read,
    validate('query', LeadListQuery),
    async (c) => {
      const { sort = 'received', limit = PAGE_SIZE, cursor, ...filter } = c.req.valid('query')
      const me = c.get('staff').id
      return c.json(await listLeads(db, { filter, sort, limit, cursor, me, now: now() }))
    },
  )

  app.get('/owners', describeAnswer('leads', 'Who may own an application', LeadOwners), read, async (c) =>
    c.json({ items: await leadOwners(db) }),
  )

  app.post(
    '/csv',
    describeAnswer('leads', 'The applications of a filter, whole, as CSV', LeadCsv),
    allow('leads.write'),
    requireJson,
    validate('json', LeadFilter),
    async (c) => {
      const filter = c.req.valid('json')
      const staff = c.get('staff')
      const leads = await findApplications(db, matches(filter, staff.id, now()))
      // what was searched for may be a name
      const { q, ...detail } = { ...filter, rows: leads.length }
      await transact(db, (transaction) =>
        recordAudit(transaction, { staff, action: 'leads.exported', subject: 'leads', detail }, now()),
      )
      return c.json({ csv: toCsv(LEAD_COLUMNS, leads) })
    },
  )

  app.get(
    '/:id',
    describeAnswer('leads', 'One application with its history', LeadDetail),
    read,
    async (c) => {
      const lead = await findLead(db, c.req.param('id'), now())
      return c.json(lead, 200, etagOf(lead))
    },
  )

  app.route('/', leadChangeRoutes(options))
  return app
}
