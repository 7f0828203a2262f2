import { randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { createRedirectLookup, redirectKey } from '#contract/redirects/redirect-lookup.ts'
import {
  PublicRedirects,
  type RedirectBody,
  type RedirectCsv,
  type RedirectsImported,
} from '#contract/redirects/redirect-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { lastInVain } from '../figures/figures.ts'
import { ProblemError } from '../http/problem.ts'
import { describeGet } from '../http/validate.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { type FieldFault, isFault, readRedirect, readRedirectCsv } from './read-redirect.ts'

/** Sites read all of them. */
const MOST = 2_000
const MOST_MISSING = 50
/** Browsers give up after twenty. */
const MOST_HOPS = 10

/** All redirects by their path. */
function readRedirects(db: Database) {
  return db
    .selectFrom('redirect')
    .select(['from_path as from', 'to_path as to', 'status'])
    .orderBy('from_path')
    .execute()
}

/** What visitors asked for in vain, and what no redirect leads on from. */
export async function missingPaths(db: Database, now: number) {
  const lookup = createRedirectLookup(await readRedirects(db))
  const paths = await lastInVain(db, 'missing', now)
  return paths
    .filter(({ name }) => !lookup(name))
    .slice(0, MOST_MISSING)
    .map(({ name: path, count, lastDay }) => ({ path, count, lastDay }))
}

/** Asked for more than once or twice, and not by scanners that look for somebody else's programs. */
export async function worthRedirects(db: Database, now: number) {
  const paths = await missingPaths(db, now)
  const worth = paths.filter(({ path, count }) => count >= 3 && !probes.test(path))
  return worth.slice(0, MOST_WORTH).map(({ path, count }) => ({ path, count }))
}

const MOST_WORTH = 3
const probes =
  /\/(?:wp-|wordpress|xmlrpc\.php|phpmyadmin|pma\/|\.env|\.git|\.aws|\.svn|\.vscode|cgi-bin|vendor\/|actuator|solr|boaform|owa\/|autodiscover)/i

/** Forgets how often paths were asked for in vain: they are there again. */
export async function forgetMissing(transaction: Transaction<Tables>, paths: readonly string[]) {
  await transaction.deleteFrom('figure').where('kind', '=', 'missing').where('name', 'in', paths).execute()
}

/**
 * An address has one redirect, which stays on this site and comes to an end.
 * @param origins of this site, whose full addresses may be typed
 * @returns what is stored
 * @throws ProblemError 422 with what is wrong, by field
 */
export function checkRedirect(
  typed: RedirectBody,
  others: readonly RedirectTable[],
  origins: readonly string[],
) {
  const read = readRedirect(typed, origins)
  if (isFault(read)) throw refusal([read])
  const { from, to, status } = read
  if (others.some((other) => redirectKey(other.from_path) === redirectKey(from)))
    throw refusal([{ field: 'from', code: 'pathTaken', detail: 'has a redirect already' }])
  const all = [...others.map((other) => ({ from: other.from_path, to: other.to_path })), { from, to }]
  const [fault] = faultsOfAll(all, [from])
  if (fault) throw refusal([{ field: 'to', ...fault }])
  return { from_path: from, to_path: to, status }
}

/**
 * Adds the redirects of a table, or changes those whose old address is there already: all of them, or none.
 * @throws ProblemError 422 with the numbers of lines as its fields, unless it is a dry run
 */
export async function importRedirects(
  db: Database,
  { csv, dryRun = false }: RedirectCsv,
  origins: readonly string[],
  act: Act,
): Promise<RedirectsImported> {
  const given = readRedirectCsv(csv).map(({ line, from, to, status }) => ({
    from,
    to,
    status,
    field: String(line),
  }))
  if (!dryRun) return transact(db, (transaction) => storeRedirects(transaction, given, act, origins))
  const plan = planRedirects(await storedRedirects(db), given, origins)
  return {
    ...countsOf(plan),
    plan: plan.map(({ field, body, effect, fault }) => ({
      ...body,
      line: Number(field),
      effect,
      ...(fault && { fault: fault.code }),
    })),
  }
}

type Given = { from: string; to: string; status?: 301 | 302; field?: string }

/**
 * Adds redirects, or changes those whose old address is there already.
 * @param given with the field that faults are named by, where it is not the address
 * @throws ProblemError 422 with all that is wrong
 */
export async function storeRedirects(
  transaction: Transaction<Tables>,
  given: readonly Given[],
  act: Act,
  origins: readonly string[] = [],
): Promise<RedirectsImported> {
  const plan = planRedirects(await storedRedirects(transaction), given, origins)
  const faults = plan.flatMap(({ field, fault }) => (fault ? [{ ...fault, field }] : []))
  if (faults.length > 0) throw refusal(faults)
  for (const { body, effect, row } of plan) {
    if (effect === 'none') continue
    const values = { from_path: body.from, to_path: body.to, status: body.status, changed_at: act.now }
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
  const counts = countsOf(plan)
  await recordAudit(transaction, act, 'redirects.imported', 'redirects', counts)
  return counts
}

async function storedRedirects(db: Database | Transaction<Tables>): Promise<RedirectTable[]> {
  return db.selectFrom('redirect').selectAll().execute()
}

type Fault = Omit<FieldFault, 'field'>

interface Planned {
  field: string
  body: RedirectBody
  effect: 'added' | 'changed' | 'none' | 'refused'
  /** What is there already. */
  row?: RedirectTable | undefined
  fault?: Fault
}

/** What storing redirects would do, each. */
function planRedirects(
  rows: readonly RedirectTable[],
  given: readonly Given[],
  origins: readonly string[],
): Planned[] {
  const known = new Map(rows.map((row) => [redirectKey(row.from_path), row]))
  const added = new Map<string, RedirectBody>()
  const plan = given.map(({ from, to, status = 301, field = from }): Planned => {
    const typed = { from, to, status }
    const read = readRedirect(typed, origins)
    if (isFault(read)) return { field, body: typed, effect: 'refused', fault: read }
    const key = redirectKey(read.from)
    if (added.has(key))
      return { field, body: read, effect: 'refused', fault: { code: 'pathTaken', detail: 'is there twice' } }
    added.set(key, read)
    const row = known.get(key)
    const isSame = row?.to_path === read.to && row.status === read.status
    return { field, body: read, row, effect: isSame ? 'none' : row ? 'changed' : 'added' }
  })
  const kept = [...known].filter(([key]) => !added.has(key)).map(([, row]) => row)
  const all = [...kept.map((row) => ({ from: row.from_path, to: row.to_path })), ...added.values()]
  const faults = faultsOfAll(
    all,
    plan.filter(({ fault }) => !fault).map(({ body }) => body.from),
  )
  return plan.map((one) => {
    const fault = one.fault ?? faults.find(({ from }) => from === undefined || from === one.body.from)
    return fault ? { ...one, effect: 'refused', fault } : one
  })
}

function countsOf(plan: readonly Planned[]) {
  const count = (wanted: Planned['effect']) => plan.filter(({ effect }) => effect === wanted).length
  return { added: count('added'), changed: count('changed') }
}

/** What is wrong with redirects as a whole: too many, or some that browsers do not follow to an end. @param changed old addresses */
function faultsOfAll(
  redirects: readonly { from: string; to: string }[],
  changed: readonly string[],
): (Fault & { from?: string })[] {
  if (redirects.length > MOST) return [{ code: 'tooMany', detail: `must be ${MOST} at most` }]
  const lookup = createRedirectLookup(redirects)
  const loops = redirects.filter(({ from }) => {
    let found = lookup(from)
    if (!found) return true
    for (let hops = 1; found; hops += 1) {
      if (hops > MOST_HOPS) return true
      found = lookup(found.location)
    }
    return false
  })
  // one that is there already comes to an end: what closes its loop is new
  const faulty = loops.filter(({ from }) => changed.includes(from))
  const named = faulty.length > 0 || loops.length === 0 ? faulty : changed.map((from) => ({ from }))
  return named.map(({ from }) => ({ from, code: 'redirectLoop', detail: `must not lead back to ${from}` }))
}

function refusal(errors: readonly FieldFault[]): ProblemError {
  const named = errors.map(({ field, code, detail }) => ({ field, code, detail }))
  return new ProblemError(422, 'invalid-redirect', { errors: named })
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

/**
 * `/redirects`: where paths lead that are no pages any more.
 * @param readNewest leads on to the address that an article has now; articles are a floor above
 */
export function redirectRoutes(
  db: Database,
  readNewest: (db: Database) => Promise<(path: string) => string>,
): Hono {
  const app = new Hono()
  const description = describeGet(
    'redirects',
    'Paths that lead elsewhere; followed only where there is no page',
    PublicRedirects,
  )
  app.get('/', description, async (c) => {
    const newest = await readNewest(db)
    const redirects = await readRedirects(db)
    return c.json({ items: redirects.map((one) => ({ ...one, to: newest(one.to) })) })
  })
  return app
}

declare module '../db/tables.ts' {
  interface Tables {
    redirect: RedirectTable
  }
}
