import type { Redirect, RedirectBody } from '#contract/redirects/redirect-schema.ts'
import { dismissFigures } from '../figures/dismiss-figures.ts'
import { entries } from '../staff/entries.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { checkRedirect, importRedirects, missingPaths, type RedirectTable } from './redirect-store.ts'
import { redirectSubject } from './room.ts'

type Place = { siteOrigins: readonly string[] }

/** All redirects, newest first. */
export function redirectEntries({ siteOrigins }: Place) {
  return entries<RedirectTable, RedirectBody, Redirect>({
    area: 'redirects',
    subject: redirectSubject,
    table: 'redirect',
    readAll: (db) => db.selectFrom('redirect').selectAll().orderBy('changed_at', 'desc').execute(),
    columnsOf: (body, others) => checkRedirect(body, others, siteOrigins),
    answerOf: ({ from_path: from, to_path: to, changed_at, ...rest }) => ({
      ...rest,
      from,
      to,
      changedAt: new Date(changed_at).toISOString(),
    }),
    detailOf: valuesOf,
    valuesOf,
  })
}

const valuesOf = ({ from_path: from, to_path: to, status }: RedirectTable) => ({ from, to, status })

/** `/staff/v1/redirects`: all of them, newest first, and what adds, changes and removes one. */
export function staffRedirectRoutes({ siteOrigins }: Place) {
  const { list, add, change, remove } = redirectEntries({ siteOrigins })
  return resourceRoutes('redirects', {
    list,
    add,
    change,
    remove,
    missing: async ({ db, now }) => ({ items: await missingPaths(db, now) }),
    dismiss: ({ db, body, act }) => dismissFigures(db, act, { kind: 'missing', name: body.path }),
    csv: ({ db, body, act }) => importRedirects(db, body, siteOrigins, act),
  })
}
