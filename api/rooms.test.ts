import { SqliteAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../tests/each-database.ts'
import { trialSecrets } from './base/trial-secrets.ts'
import { tablesOf } from './db/room-type.ts'
import type { Tables } from './db/tables.ts'
import { eraseEverywhere, exportPerson } from './leads/person.ts'
import { rooms } from './rooms.ts'

/** A row of a person in each table that holds some, its parents first; what else a column needs is filled in. */
const planted = (email: string, id: string): { [T in keyof Tables]?: Record<string, unknown> } => ({
  staff_member: { id, email: `member-${id}` },
  trial_application: { id, email: `${email.toUpperCase()}`, reference: `T-${id}`, fingerprint: id },
  trial_dead_letter: { id, body: `{"from":"me: ${email}"}` },
  lead_event: { id, new_value: `说是${email}的同事`, application_id: id },
  consent: { id, application_id: id },
  idempotency_key: { key: id, dead_letter_id: id, reference: `D-${id}` },
  account: { id, email_key: email },
  account_session: { id, account_id: id, token_hash: id },
  trial_code: { id, email },
  account_code: { id, email: `register:${email}` },
  marketing_consent: { id, email_key: email },
  mail: { id, reference: `D-${id}` },
  lead_view: { id, staff_id: id, name: email },
  staff_audit: { id, subject: `leads/${id}` },
  staff_undo: { id, staff_id: id, entries: JSON.stringify([{ id }]) },
  purged_row: { id, name: 'mail', body: JSON.stringify({ row: { text: email }, parts: [] }) },
})

describeEachDatabase('rooms', (database) => {
  const declared = new Map(tablesOf(rooms))
  const stored = () => database.db.introspection.getTables()

  it('declare each table of the database, each once', async () => {
    expect(tablesOf(rooms)).toHaveLength(declared.size)
    const names = (await stored()).map(({ name }) => name)
    expect([...declared.keys()].sort()).toEqual(names.sort())
  })

  it('call no table nobody’s that names a person in a column, nor one the staff’s that names a visitor', async () => {
    const visitors = /email(?!_hash)|recipient|telephone|^person$|^(application|dead_letter|account)_id$/
    const anybody = new RegExp(`${visitors.source}|^staff_|_by$|user_agent`)
    const columns = (await stored()).flatMap(({ name, columns }) => {
      const { person } = declared.get(name as keyof Tables) ?? {}
      if (typeof person !== 'string') return []
      const isWrong = (column: string) => (person === 'nobody' ? anybody : visitors).test(column)
      return columns.filter((column) => isWrong(column.name)).map((column) => `${name}.${column.name}`)
    })
    // the members' own addresses
    expect(columns.sort()).toEqual(['staff_invitation.email', 'staff_member.email'])
  })

  it('give a person each row of theirs and erase it, and leave those of another', async () => {
    const { db } = database
    await plant('ann@firm.test', 'a')
    await plant('bob@firm.test', 'b')
    const place = {
      db,
      rooms,
      dataDir: 'no-such-folder',
      secrets: trialSecrets('a secret of this test'),
      feed: { adminOrigin: 'https://firm.test' },
    }
    const personal = [...declared].flatMap(([table, { person }]) =>
      typeof person === 'string' ? [] : [[table, person] as const],
    )
    const names = personal.flatMap(([, { name = [] }]) => name)
    const counts = (stored: Record<string, object[]>) =>
      Object.entries(stored).map(([name, rows]) => [name, rows.length])
    const all = [...Map.groupBy(names, (name) => name)].map(([name, tables]) => [name, tables.length])
    for (const email of ['Ann@firm.test', 'bob@firm.test'])
      expect(counts(await exportPerson(place, email)).sort()).toEqual(all.sort())
    await eraseEverywhere(place, 'Ann@firm.test', { by: { id: null, name: 'test' }, now: 1 })
    expect(counts(await exportPerson(place, 'Ann@firm.test')).filter(([, rows]) => rows)).toEqual([])
    expect(counts(await exportPerson(place, 'bob@firm.test')).sort()).toEqual(all.sort())
    for (const [table, { isOf }] of personal) {
      const left = async (email: string, id: string) => {
        const condition = isOf({ email, keys: [id, `T-${id}`, `D-${id}`] })
        return (await sql`select * from ${sql.table(table)} where ${condition}`.execute(db)).rows.length
      }
      expect([table, await left('ann@firm.test', 'a'), await left('bob@firm.test', 'b')]).toEqual([
        table,
        0,
        1,
      ])
    }
  })

  it('say by which column rows are set aside, and all that the database deletes with them', async () => {
    const { db } = database
    const tables = await stored()
    for (const [table, { kept, key = 'id', parts = [] }] of declared) {
      if (kept === 'until deleted') continue
      for (const condition of [kept.deleteIf, kept.setAsideIf])
        if (condition) await sql`select 1 from ${sql.table(table)} where ${condition(1)}`.execute(db)
      if (!kept.setAsideIf || !(db.getExecutor().adapter instanceof SqliteAdapter)) continue
      const cascades = tables.map(async ({ name }) => {
        const { rows } = await sql<{ from: string; to: string }>`
          select "from", "to" from pragma_foreign_key_list(${name})
          where "table" = ${table} and on_delete = 'CASCADE'`.execute(db)
        return rows.map(({ from, to }) => ({ part: [name, from], to }))
      })
      const found = (await Promise.all(cascades)).flat()
      expect(found.map(({ part }) => part).sort(), table).toEqual([...parts].sort())
      expect(tables.find(({ name }) => name === table)?.columns.map(({ name }) => name)).toContain(key)
    }
  })

  async function plant(email: string, id: string): Promise<void> {
    const tables = await stored()
    const rows = Object.entries(planted(email, id))
    for (const [table, row] of rows) {
      const columns = tables.find(({ name }) => name === table)?.columns ?? []
      const needed = columns.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
      const filled = needed.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 1 : '-'])
      const values = Object.entries({ ...Object.fromEntries(filled), ...row })
      await sql`insert into ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
        values (${sql.join(values.map(([, value]) => value))})`.execute(database.db)
    }
  }
})
