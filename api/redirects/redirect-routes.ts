import { Hono } from 'hono'
import {
  PublicRedirects,
  Redirect,
  RedirectBody,
  RedirectCsv,
  RedirectList,
  RedirectsImported,
} from '../contract/redirect-schema.ts'
import type { Database } from '../db/tables.ts'
import { describeGet } from '../http/validate.ts'
import { staffResource } from '../staff/staff-resource.ts'
import {
  importRedirects,
  listRedirects,
  publicRedirects,
  removeRedirect,
  saveRedirect,
} from './redirect-store.ts'

/** `/redirects`: where paths lead that are no pages any more. */
export function redirectRoutes(db: Database): Hono {
  const app = new Hono()
  const description = describeGet(
    'redirects',
    'Paths that lead elsewhere; followed only where there is no page',
    PublicRedirects,
  )
  app.get('/', description, async (c) => c.json({ items: await publicRedirects(db) }))
  return app
}

/** `/staff/v1/redirects`: redirects as editors keep them, and what visitors look for in vain. */
export function staffRedirectRoutes() {
  const { app, on } = staffResource('redirects')
  const permission = 'redirects.write'
  const save = { permission, body: RedirectBody, answers: Redirect } as const

  const all = {
    permission,
    summary: 'All redirects, and paths asked for in vain',
    answers: RedirectList,
  } as const
  on('GET /', all, ({ db, now }) => listRedirects(db, now))
  on('POST /', { ...save, summary: 'Adds one' }, ({ db, body, act }) => saveRedirect(db, body, act))
  on('PUT /:id', { ...save, summary: 'Changes one; with If-Match' }, ({ db, body, act, place }) =>
    saveRedirect(db, body, act, place),
  )
  const csv = { permission, body: RedirectCsv, answers: RedirectsImported } as const
  on('POST /csv', { ...csv, summary: 'Adds or changes those of a table' }, ({ db, body, act }) =>
    importRedirects(db, body.csv, act),
  )
  on('DELETE /:id', { permission, summary: 'Removes one; with If-Match' }, ({ db, place, act }) =>
    removeRedirect(db, place, act),
  )
  return app
}
