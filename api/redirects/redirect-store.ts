import { randomUUIDv7 } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { calendarDate } from '../contract/china-time.ts'
import type { Redirect, RedirectBody, RedirectList } from '../contract/redirect-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'

/** Sites read all of them. */
const MOST = 2_000
const MISSING_DAYS = 30
const MOST_MISSING = 50
const DAY = 24 * 60 * 60 * 1000

/** All redirects by their path. */
export async function publicRedirects(db: Database) {
  return db
    .selectFrom('redirect')
    .select(['from_path as from', 'to_path as to', 'status'])
    .orderBy('from_path')
    .execute()
}

export async function listRedirects(db: Database, now: number): Promise<RedirectList> {
  const rows = await db.selectFrom('redirect').selectAll().orderBy('changed_at', 'desc').execute()
  const missing = await db
    .selectFrom('figure')
    .select([
      'name as path',
      ({ fn }) => fn.sum('count').as('count'),
      ({ fn }) => fn.max('day').as('lastDay'),
    ])
    .where('kind', '=', 'missing')
    .where('day', '>=', calendarDate(now - MISSING_DAYS * DAY))
    .where('name', 'not in', ({ selectFrom }) => selectFrom('redirect').select('from_path'))
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(MOST_MISSING)
    .execute()
  return {
    items: rows.map(asRedirect),
    missing: missing.map((row) => ({ ...row, count: Number(row.count) })),
  }
}

/**
 * Adds a redirect, or changes one.
 * @param change id and version of the one that is changed
 * @throws ProblemError 422 for a wrong path, one that has a redirect already, and a loop; 404; 412
 */
export async function saveRedirect(
  db: Database,
  body: RedirectBody,
  act: Act,
  change?: Place,
): Promise<Redirect> {
  const [from, to] = [fromPath(body.from), toPath(body.to)]
  if (from === undefined) throw invalid('from', 'pathFormat', 'must be a path of this site without a query')
  if (to === undefined) throw invalid('to', 'pathFormat', 'must be an address on this site')
  return transact(db, async (transaction) => {
    const others = (await transaction.selectFrom('redirect').selectAll().execute()).filter(
      ({ id }) => id !== change?.id,
    )
    if (others.some(({ from_path }) => from_path === from))
      throw invalid('from', 'pathTaken', 'has a redirect already')
    if (isLoop(from, to, others)) throw invalid('to', 'redirectLoop', 'must not lead back')
    if (others.length >= MOST) throw invalid('from', 'tooMany', `must be one of ${MOST} at most`)
    const values = { from_path: from, to_path: to, status: body.status, changed_at: act.now }
    const row = change
      ? await update(transaction, change, values)
      : { ...values, id: randomUUIDv7(), version: 1 }
    if (!change) await transaction.insertInto('redirect').values(row).execute()
    const action = change ? 'redirects.changed' : 'redirects.added'
    const detail = { from, to, status: body.status }
    await recordAudit(transaction, act, action, `redirects/${row.id}`, detail)
    return asRedirect(row)
  })
}

export async function removeRedirect(db: Database, place: Place, act: Act): Promise<void> {
  await transact(db, async (transaction) => {
    const { id, from_path: from, to_path: to } = await rowOf(transaction, place)
    await transaction.deleteFrom('redirect').where('id', '=', id).execute()
    await recordAudit(transaction, act, 'redirects.removed', `redirects/${id}`, { from, to })
  })
}

type Values = Omit<RedirectTable, 'id' | 'version'>

async function update(
  transaction: Transaction<Tables>,
  place: Place,
  values: Values,
): Promise<RedirectTable> {
  const { id, version } = await rowOf(transaction, place)
  const { numUpdatedRows } = await transaction
    .updateTable('redirect')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw versionChanged(version + 1)
  return { ...values, id, version: version + 1 }
}

async function rowOf(transaction: Transaction<Tables>, { id, version }: Place) {
  const row = await transaction.selectFrom('redirect').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  if (row.version !== version) throw versionChanged(row.version)
  return row
}

/** Whether whoever follows the redirects from an address comes back to it. */
function isLoop(from: string, to: string, others: readonly Selectable<RedirectTable>[]): boolean {
  const next = new Map(others.map((row) => [row.from_path, row.to_path]))
  for (let at: string | undefined = to, steps = 0; at !== undefined && steps <= others.length; steps += 1) {
    const path = fromPath(at.replace(/[?#].*/s, ''))
    if (path === from) return true
    at = path === undefined ? undefined : next.get(path)
  }
  return false
}

function asRedirect(row: RedirectTable): Redirect {
  const { id, version, from_path, to_path, status, changed_at } = row
  return { id, version, from: from_path, to: to_path, status, changedAt: new Date(changed_at).toISOString() }
}

function invalid(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, 'invalid-redirect', { errors: [{ field, code, detail }] })
}

/** Longest path, characters. */
const MAX_PATH = 300

/** What is no page of the site, or answers by itself. */
const RESERVED = /^\/(?:$|admin(?:\/|$)|assets\/|_serverFn\/)/

/** The path that is given up, as a browser asks for it; undefined where it can be none. */
function fromPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  if (!url || url.search || url.hash) return undefined
  const path = url.pathname.replace(/(?<=.)\/+$/, '')
  return RESERVED.test(path) ? undefined : path
}

/** The address on this site that it leads to; undefined where it is none. */
function toPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  if (!url || /^\/(?:admin(?:\/|$)|_serverFn\/)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** Read as a browser would, in which `//name` and `/\name` are other hosts. */
function ownAddress(typed: string): URL | undefined {
  const text = typed.trim()
  const url = text.startsWith('/') && text.length <= MAX_PATH ? URL.parse(text, 'http://own.invalid') : null
  const isOwn = url?.host === 'own.invalid' && url.protocol === 'http:' && !url.pathname.startsWith('//')
  return url && isOwn && url.href.length <= 3 * MAX_PATH ? url : undefined
}

export interface RedirectTable {
  id: string
  from_path: string
  /** On this site, with query and fragment. */
  to_path: string
  status: 301 | 302
  version: number
  changed_at: number
}
