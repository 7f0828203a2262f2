import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

describeEachDatabase('migrate', (database) => {
  it('may run again', async () => {
    await expect(migrate(database.db)).resolves.toBeUndefined()
  })

  it('reads a page of the list, wherever it starts, from the index', async () => {
    const prefix = database.settings.databaseUrl ? sql`explain` : sql`explain query plan`
    const plan = await sql`
      ${prefix} select id from news where (publish_date, id) < ('2026-01-01', 'x') order by publish_date desc, id desc limit 11
    `.execute(database.db)
    expect(JSON.stringify(plan.rows)).toContain('news_by_date')
  })

  it('keeps foreign keys and durability switched on in SQLite', async () => {
    if (database.settings.databaseUrl) return
    const db = await openDatabase(database.settings)
    const read = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows
    expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await read('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    expect(await read('busy_timeout')).toEqual([{ timeout: 20 }])
    await db.destroy()
  })
})
