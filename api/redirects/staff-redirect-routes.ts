import { Redirect, RedirectBody, RedirectList } from '../contract/redirect-schema.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { listRedirects, removeRedirect, saveRedirect } from './redirect-store.ts'

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
  on('DELETE /:id', { permission, summary: 'Removes one; with If-Match' }, ({ db, place, act }) =>
    removeRedirect(db, place, act),
  )
  return app
}
