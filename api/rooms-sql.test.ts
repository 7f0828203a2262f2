import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
// @ts-expect-error: it has no types
import { floors } from '../.dependency-cruiser.mjs'
import { type Room, tablesOf } from './db/room-type.ts'
import { idempotencyRoom } from './idempotency.ts'

/** SQL on tables of other rooms, which no rule of imports sees: calls of Kysely, `sql` and names of tables in variables. */
const STATEMENTS =
  /(selectFrom|insertInto|updateTable|deleteFrom|\w*Join)\(\s*\[?\s*'(\w+)|\b(delete from|from|join|into|update) (\w+)|'(\w+_\w+)(?: as \w+)?'/g

const modules = import.meta.glob<Record<string, Room | object>>('./*/room.ts', { eager: true })
const rooms = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported).flatMap((one) =>
    'tables' in one ? [[path.split('/')[1] ?? '', one] as const] : [],
  ),
)
const owners = new Map(
  [...rooms, ['idempotency.ts', idempotencyRoom] as const].flatMap(([room, one]) =>
    tablesOf([one]).map(([table, { sharedWith = [] }]) => [table as string, { room, sharedWith }]),
  ),
)
const floorOf = (room: string) =>
  (floors as string[]).findIndex((floor) => new RegExp(`^(${floor})$`).test(room))

/** What a file does with tables of other rooms, where their owner does not say so. */
function undeclared(file: string, text: string): string[] {
  const room = file.split('/')[1] ?? ''
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
  return [...code.matchAll(STATEMENTS)].flatMap(([, call, called, word, worded, named]) => {
    const table = called ?? worded ?? named ?? ''
    const owner = owners.get(table)
    if (!owner || owner.room === room || owner.sharedWith.includes(room)) return []
    if (/insert|update|delete|into/.test(call ?? word ?? ''))
      return [`${file} writes ${table} of ${owner.room}`]
    return floorOf(owner.room) < floorOf(room) ? [] : [`${file} reads ${table} of ${owner.room}`]
  })
}

it('SQL reads tables of lower floors, and writes those of its own room', () => {
  const files = globSync('api/**/*.ts', { exclude: ['api/**/*.test.ts'] })
  const found = files.flatMap((file) => undeclared(file, readFileSync(file, 'utf8')))
  expect([...new Set(found)].sort()).toEqual([])
})

it.each([
  ["db.selectFrom(['job_text as text'])", 'reads job_text of jobs'],
  ["db.selectFrom('staff_undo').innerJoin('news', 'a', 'b')", 'reads news of news'],
  ['sql`select 1 from account where 1 = 1`', 'reads account of accounts'],
  ["for (const table of ['lead_event']) db.deleteFrom(table)", 'reads lead_event of trial'],
  ["db.updateTable('delivery')", 'writes delivery of mail'],
])('SQL of staff in %s is seen', (code, what) => {
  expect(undeclared('api/staff/x.ts', code)).toEqual([`api/staff/x.ts ${what}`])
})
