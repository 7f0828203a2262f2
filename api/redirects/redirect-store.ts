import { randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { calendarDate } from '../contract/china-time.ts'
import { createRedirectLookup, redirectKey } from '../contract/redirect-lookup.ts'
import { PublicRedirects, type RedirectBody, type RedirectsImported } from '../contract/redirect-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import { describeGet } from '../http/validate.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'

/** Sites read all of them. */
const MOST = 2_000
const MISSING_DAYS = 30
const MOST_MISSING = 50
/** Browsers give up after twenty. */
const MOST_HOPS = 10
const DAY = 24 * 60 * 60 * 1000

/** All redirects by their path. */
export async function publicRedirects(db: Database) {
  return db
    .selectFrom('redirect')
    .select(['from_path as from', 'to_path as to', 'status'])
    .orderBy('from_path')
    .execute()
}

/** What visitors asked for in vain, and what no redirect leads on from. */
export async function missingPaths(db: Database, now: number) {
  const rows = await db
    .selectFrom('figure')
    .select([
      'name as path',
      ({ fn }) => fn.sum('count').as('count'),
      ({ fn }) => fn.max('day').as('lastDay'),
    ])
    .where('kind', '=', 'missing')
    .where('day', '>=', calendarDate(now - MISSING_DAYS * DAY))
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
  const lookup = createRedirectLookup(await publicRedirects(db))
  const unanswered = rows.filter(({ path }) => !lookup(path)).slice(0, MOST_MISSING)
  return unanswered.map((row) => ({ ...row, count: Number(row.count) }))
}

/**
 * An address has one redirect, which stays on this site and comes to an end.
 * @returns what is stored
 * @throws ProblemError 422 with what is wrong, by field
 */
export function checkRedirect(typed: RedirectBody, others: readonly RedirectTable[]) {
  const { from, to, status } = readBody(typed)
  if (others.some((other) => redirectKey(other.from_path) === redirectKey(from)))
    throw invalid('from', 'pathTaken', 'has a redirect already')
  checkAll([...others.map((other) => ({ from: other.from_path, to: other.to_path })), { from, to }])
  return { from_path: from, to_path: to, status }
}

/**
 * Adds the redirects of a table, or changes those whose old address is there already: all of them, or none.
 * @param csv as an export has it, or with the old and the new address only; a first line without addresses is skipped
 * @throws ProblemError 422 with the number of the line as its field
 */
export async function importRedirects(db: Database, csv: string, act: Act): Promise<RedirectsImported> {
  const lines = readCsv(csv).map(({ line, cells }) => {
    const [from = '', to = '', status = ''] = cells
    return { from, to, status: status === '302' ? (302 as const) : (301 as const), field: String(line) }
  })
  return transact(db, (transaction) => storeRedirects(transaction, lines, act))
}

/**
 * Adds redirects, or changes those whose old address is there already.
 * @param given with the field that faults are named by, where it is not the address
 * @throws ProblemError 422 at the first that is wrong
 */
export async function storeRedirects(
  transaction: Transaction<Tables>,
  given: readonly { from: string; to: string; status?: 301 | 302; field?: string }[],
  act: Act,
): Promise<RedirectsImported> {
  const rows = await transaction.selectFrom('redirect').selectAll().execute()
  const known = new Map(rows.map((row) => [redirectKey(row.from_path), row]))
  const added = new Map<string, RedirectBody & { field: string }>()
  for (const { from, to, status = 301, field = from } of given) {
    const body = readBody({ from, to, status }, field)
    const key = redirectKey(body.from)
    if (added.has(key)) throw invalid(field, 'pathTaken', 'is there twice')
    added.set(key, { ...body, field })
  }
  const kept = [...known]
    .filter(([key]) => !added.has(key))
    .map(([, row]) => ({ from: row.from_path, to: row.to_path }))
  checkAll([...kept, ...added.values()])
  const counts = { added: 0, changed: 0 }
  for (const [key, { from, to, status }] of added) {
    const row = known.get(key)
    if (row?.to_path === to && row.status === status) continue
    counts[row ? 'changed' : 'added'] += 1
    const values = { from_path: from, to_path: to, status, changed_at: act.now }
    if (row)
      await transaction
        .updateTable('redirect')
        .set({ ...values, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute()
    else
      await transaction
        .insertInto('redirect')
        .values({ ...values, id: randomUUIDv7(), version: 1 })
        .execute()
  }
  await recordAudit(transaction, act, 'redirects.imported', 'redirects', counts)
  return counts
}

/**
 * Checks redirects as a whole.
 * @throws ProblemError 422 where there are too many, or one that browsers do not follow to an end
 */
function checkAll(redirects: readonly { from: string; to: string; field?: string }[]): void {
  if (redirects.length > MOST) throw invalid('from', 'tooMany', `must be ${MOST} at most`)
  const lookup = createRedirectLookup(redirects)
  for (const { from, field = 'to' } of redirects) {
    let found = lookup(from)
    if (!found) throw invalid(field, 'redirectLoop', `must not be ${from} itself`)
    for (let hops = 1; found; hops += 1) {
      if (hops > MOST_HOPS) throw invalid(field, 'redirectLoop', `must not lead back, as from ${from}`)
      found = lookup(found.location)
    }
  }
}

function invalid(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, 'invalid-redirect', { errors: [{ field, code, detail }] })
}

/** The lines that have addresses, numbered from 1; cells stand between commas, semicolons or tabs. */
function readCsv(csv: string): { line: number; cells: string[] }[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const table = lines.map((text, index) => ({ line: index + 1, cells: cellsOf(text) }))
  return table.filter(({ line, cells }) => cells.some(Boolean) && (line > 1 || cells[0]?.startsWith('/')))
}

function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)]
  return cells.map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}

/** Longest path, characters. */
const MAX_PATH = 300

/** What is no page of the site, or answers by itself. */
const RESERVED = /^\/(?:$|admin(?:\/|$)|assets\/|_serverFn\/)/i

/** @throws ProblemError 422 at the fields, or at the one that stands for both */
function readBody({ from: typedFrom, to: typedTo, status }: RedirectBody, field?: string): RedirectBody {
  const [from, to] = [fromPath(typedFrom), toPath(typedTo)]
  if (from === undefined) throw invalid(field ?? 'from', 'pathFormat', 'must be an address of this site')
  if (to === undefined) throw invalid(field ?? 'to', 'pathFormat', 'must be an address on this site')
  return { from, to, status }
}

/** The address that is given up, as a browser asks for it; undefined where it can be none. */
function fromPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  const path = url?.pathname.replace(/(?<=.)\/+$/, '') ?? '/'
  return url && !url.hash && !RESERVED.test(redirectKey(path)) ? path + url.search : undefined
}

/** The address on this site that it leads to; undefined where it is none. */
function toPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  if (!url || /^\/(?:admin(?:\/|$)|_serverFn\/)/i.test(redirectKey(url.pathname))) return undefined
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

declare module '../db/tables.ts' {
  interface Tables {
    redirect: RedirectTable
  }
}
