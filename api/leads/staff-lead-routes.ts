import {
  LeadChange,
  LeadCsv,
  LeadDetail,
  LeadFilter,
  LeadList,
  LeadListQuery,
  LeadNote,
  LeadOwners,
  LeadsErased,
  RevealAnswer,
  RevealBody,
} from '../contract/lead-schema.ts'
import { transact } from '../db/transact.ts'
import { recordAudit } from '../staff/audit/record-audit.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { findApplications, LEAD_COLUMNS, leadOwners, toCsv } from './lead.ts'
import { addLeadNote, changeLead, findEmail, findLead, revealLead } from './lead-detail.ts'
import { matches } from './lead-filter.ts'
import { listLeads } from './list-leads.ts'
import { eraseEverywhere, type LeadsPlace } from './person.ts'

const PAGE_SIZE = 25

/** `/staff/v1/leads`: applications as sales works them. Telephone and e-mail are masked until they are revealed. */
export function staffLeadRoutes(place: LeadsPlace) {
  const { app, on } = staffResource('leads')
  const read = { permission: 'leads.read', answers: LeadDetail } as const
  const write = { permission: 'leads.write', answers: LeadDetail } as const

  const summary = 'Applications, a page at a time, with counts'
  on('GET /', { ...read, summary, query: LeadListQuery, answers: LeadList }, ({ db, query, staff, now }) => {
    const { sort = 'received', limit = PAGE_SIZE, cursor, ...filter } = query
    return listLeads(db, { filter, sort, limit, cursor, me: staff.id, now })
  })
  const owners = { ...read, summary: 'Who may own an application', answers: LeadOwners }
  on('GET /owners', owners, async ({ db }) => ({ items: await leadOwners(db) }))
  const csv = { ...write, summary: 'The applications of a filter, whole, as CSV', answers: LeadCsv }
  on('POST /csv', { ...csv, body: LeadFilter }, async ({ db, body: filter, act, staff, now }) => {
    const leads = await findApplications(db, matches(filter, staff.id, now))
    // what was searched for may be a name
    const { q, ...detail } = { ...filter, rows: leads.length }
    await transact(db, (transaction) => recordAudit(transaction, act, 'leads.exported', 'leads', detail))
    return { csv: toCsv(LEAD_COLUMNS, leads) }
  })

  on('GET /:id', { ...read, summary: 'One application with its history' }, ({ db, id, now }) =>
    findLead(db, id, now),
  )
  const change = { ...write, summary: 'Changes status, owner, next call or company; with If-Match' }
  on('PATCH /:id', { ...change, body: LeadChange }, async ({ db, place, body, act, now }) => {
    await changeLead(db, place, body, act)
    return findLead(db, place.id, now)
  })
  const note = { ...write, summary: 'Adds a note to the history', body: LeadNote }
  on('POST /:id/notes', note, async ({ db, id, body, act, now }) => {
    await addLeadNote(db, id, body.text, act)
    return findLead(db, id, now)
  })
  const reveal = { ...write, summary: 'The telephone or the e-mail address; written down' }
  on('POST /:id/reveal', { ...reveal, body: RevealBody, answers: RevealAnswer }, ({ db, id, body, act }) =>
    revealLead(db, id, body.field, act),
  )
  const erase = { ...write, summary: 'Deletes everything about the applicant, other applications too' }
  on('POST /:id/erase', { ...erase, answers: LeadsErased }, async ({ db, id, act }) => {
    const { applications = 0 } = await eraseEverywhere(place, await findEmail(db, id), act)
    return { applications }
  })
  return app
}
