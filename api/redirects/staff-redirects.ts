import { randomUUIDv7 } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Redirect } from '#contract/redirects/redirect-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { changesOf } from '../staff/audit/changes.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { offerUndo } from '../staff/undo.ts'
import {
  checkRedirect,
  forgetMissing,
  importRedirects,
  missingPaths,
  type RedirectTable,
} from './redirect-store.ts'
import { redirectSubject } from './room.ts'

/** `/staff/v1/redirects`: all of them, newest first, and what adds, changes and removes one. */
export function staffRedirectRoutes({ siteOrigins }: { siteOrigins: readonly string[] }) {
  return resourceRoutes('redirects', {
    list: async ({ db }) => ({ items: (await readAll(db)).map(redirectOf) }),
    add: ({ db, act, body }) =>
      transact(db, async (transaction) => {
        const values = checkRedirect(body, await readAll(transaction), siteOrigins)
        const row = { id: randomUUIDv7(), ...values, version: 1, changed_at: act.now }
        await transaction.insertInto('redirect').values(row).execute()
        return recorded(transaction, act, 'added', row)
      }),
    change: ({ db, act, body, place }) =>
      transact(db, async (transaction) => {
        const { row: known, others } = await take(transaction, place)
        const row = { ...known, ...checkRedirect(body, others, siteOrigins), changed_at: act.now }
        await transaction.updateTable('redirect').set(row).where('id', '=', row.id).execute()
        return recorded(transaction, act, 'changed', row, known)
      }),
    remove: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const { row } = await take(transaction, place)
        await transaction.deleteFrom('redirect').where('id', '=', row.id).execute()
        await offerUndo(transaction, act, 'redirect', [row])
        return recorded(transaction, act, 'removed', row)
      }),
    missing: async ({ db, now }) => ({ items: await missingPaths(db, now) }),
    dismiss: ({ db, body, act }) =>
      transact(db, async (transaction) => {
        await offerUndo(transaction, act, 'missing', await forgetMissing(transaction, [body.path]))
      }),
    csv: ({ db, body, act }) => importRedirects(db, body, siteOrigins, act),
  })
}

/** Puts a redirect back, where it could be added by now: another may have its path, or lead back to it. */
export function undoRemoval(siteOrigins: readonly string[]) {
  return async (transaction: Transaction<Tables>, row: RedirectTable, act: Act): Promise<boolean> => {
    const { from_path: from, to_path: to, status } = row
    try {
      checkRedirect({ from, to, status }, await readAll(transaction), siteOrigins)
    } catch (error) {
      if (error instanceof ProblemError) return false
      throw error
    }
    await transaction
      .insertInto('redirect')
      .values({ ...row, changed_at: act.now })
      .execute()
    await recorded(transaction, act, 'added', row)
    return true
  }
}

/** Puts back how often a path was asked for, on one day. */
export async function undoDismissal(transaction: Transaction<Tables>, figure: Figure) {
  await transaction
    .insertInto('figure')
    .values(figure)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day', 'name', 'detail'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('figure.count', '+', ref('excluded.count')) })),
    )
    .execute()
  return true
}

type Figure = Selectable<Tables['figure']>

declare module '../staff/undo.ts' {
  interface UndoEntries {
    redirect: RedirectTable
    missing: Figure
  }
}

/**
 * Locks a redirect before the others are read: of two who save at once the second one sees what the first one wrote.
 * @throws ProblemError 404, or 412 where somebody else has changed it
 */
async function take(transaction: Transaction<Tables>, { id, version }: Place & { version: number }) {
  const taken = await transaction
    .updateTable('redirect')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const rows = await readAll(transaction)
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  if (taken.numUpdatedRows === 0n) throw versionChanged(row.version)
  return { row, others: rows.filter((one) => one !== row) }
}

async function recorded(
  transaction: Transaction<Tables>,
  act: Act,
  change: 'added' | 'changed' | 'removed',
  row: RedirectTable,
  before?: RedirectTable,
): Promise<Redirect> {
  const { from, to, status, ...rest } = redirectOf(row)
  const values = (rule: RedirectTable) => ({ from: rule.from_path, to: rule.to_path, status: rule.status })
  const changes = before && changesOf(values(before), values(row))
  const detail = { from, to, status, ...changes }
  await recordAudit(transaction, act, `redirects.${change}`, [redirectSubject, row.id], detail)
  return { from, to, status, ...rest }
}

async function readAll(db: Database | Transaction<Tables>): Promise<RedirectTable[]> {
  return db.selectFrom('redirect').selectAll().orderBy('changed_at', 'desc').execute()
}

function redirectOf({ from_path, to_path, changed_at, ...rest }: RedirectTable): Redirect {
  return { ...rest, from: from_path, to: to_path, changedAt: new Date(changed_at).toISOString() }
}
