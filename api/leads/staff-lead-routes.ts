import { resourceRoutes } from '../staff/staff-resource.ts'
import type { ApplicationFeed } from '../trial/application-events.ts'
import { answerExport } from './answer-export.ts'
import { addLeadNote, changeLead, changeLeads } from './change-lead.ts'
import { leadOwners } from './lead.ts'
import { findLead, revealLead } from './lead-detail.ts'
import { leadViews, removeLeadView, saveLeadView } from './lead-views.ts'
import { listLeads } from './list-leads.ts'

const PAGE_SIZE = 25

/** `/staff/v1/leads`: applications as sales works them. Telephone and e-mail are masked until they are revealed. */
export function staffLeadRoutes(feed: ApplicationFeed) {
  return resourceRoutes('leads', {
    list: ({ db, query, staff, now }) => {
      const { sort = 'received', limit = PAGE_SIZE, cursor, ...filter } = query
      return listLeads(db, { filter, sort, limit, cursor, me: staff.id, now })
    },
    owners: async ({ db }) => ({ items: await leadOwners(db) }),
    views: async ({ db, staff }) => ({ items: await leadViews(db, staff.id) }),
    saveView: ({ db, staff, body }) => saveLeadView(db, staff.id, body),
    renameView: ({ db, staff, id, body }) => saveLeadView(db, staff.id, { ...body, id }),
    removeView: ({ db, staff, id }) => removeLeadView(db, staff.id, id),
    csv: ({ db, body, act }) => answerExport(db, body, act),
    changeMany: async ({ db, body, act, identity }) => {
      const changed = await changeLeads(db, body, act, feed)
      identity.wakeMail()
      return changed
    },
    one: ({ db, id, now }) => findLead(db, id, now),
    change: async ({ db, place, body, act, now, identity }) => {
      await changeLead(db, place, body, act, feed)
      identity.wakeMail()
      return findLead(db, place.id, now)
    },
    note: async ({ db, id, body, act, now }) => {
      await addLeadNote(db, id, body.text, act)
      return findLead(db, id, now)
    },
    reveal: ({ db, id, body, act }) => revealLead(db, id, body.field, act),
  })
}
