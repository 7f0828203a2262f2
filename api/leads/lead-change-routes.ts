import { type } from 'arktype'
import { Hono } from 'hono'
import { etagOf, ifMatch } from '../http/if-match.ts'
import { requireJson, validate } from '../http/validate.ts'
import { allow, type StaffEnv } from '../staff/allow.ts'
import { describeAnswer } from '../staff/describe-answer.ts'
import { addLeadNote, changeLead, revealLead } from './change-lead.ts'
import { eraseEverywhere, type LeadsPlace } from './erase-everywhere.ts'
import { findEmail, findLead } from './lead-detail.ts'
import { LeadChange, LeadDetail, LeadNote, RevealAnswer, RevealBody } from './lead-schema.ts'

/** What sales does with one application. */
export function leadChangeRoutes(options: LeadsPlace & { now: () => number }): Hono<StaffEnv> {
  const { db, now } = options
  const app = new Hono<StaffEnv>()
  const write = allow('leads.write')

  app.patch(
    '/:id',
    describeAnswer('leads', 'Changes status, owner, next call or company; with If-Match', LeadDetail),
    write,
    requireJson,
    validate('json', LeadChange),
    async (c) => {
      const id = c.req.param('id')
      const change = { id, from: ifMatch(c), change: c.req.valid('json') }
      await changeLead(db, change, c.get('staff'), now())
      const lead = await findLead(db, id, now())
      return c.json(lead, 200, etagOf(lead))
    },
  )

  app.post(
    '/:id/notes',
    describeAnswer('leads', 'Adds a note to the history', LeadDetail),
    write,
    requireJson,
    validate('json', LeadNote),
    async (c) => {
      const id = c.req.param('id')
      await addLeadNote(db, { id, text: c.req.valid('json').text }, c.get('staff'), now())
      return c.json(await findLead(db, id, now()))
    },
  )

  app.post(
    '/:id/reveal',
    describeAnswer('leads', 'The telephone or the e-mail address; written down', RevealAnswer),
    write,
    requireJson,
    validate('json', RevealBody),
    async (c) => {
      const id = c.req.param('id')
      const { field } = c.req.valid('json')
      return c.json(await revealLead(db, { id, field }, c.get('staff'), now()))
    },
  )

  app.post(
    '/:id/erase',
    describeAnswer('leads', 'Deletes everything about the applicant, other applications too', Erased),
    write,
    async (c) => {
      const id = c.req.param('id')
      const by = c.get('staff')
      const { applications = 0 } = await eraseEverywhere(options, await findEmail(db, id), by, now())
      return c.json({ applications })
    },
  )

  return app
}

const Erased = type({ '+': 'reject', applications: 'number.integer >= 0' })
