import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { fillApplications } from '../../tests/fill-tables.ts'
import { StaffClient } from '../../tests/staff-client.ts'

/** Two notes and changes each: more than one statement looks at, of recipients as well. */
const MANY = 5_100

describeEachDatabase('what is read in batches', (database) => {
  let ask: (method: string, path: string, body?: object) => ReturnType<StaffClient['call']>
  beforeAll(async () => {
    const client = new StaffClient(database.db)
    const token = await client.member('sales')
    ask = (method, path, body) => client.call(method, `/persons${path}`, token, body)
    await fillApplications(database.db, MANY)
  })

  it('has the notes that mention a person in each of them, once', async () => {
    const { db } = database
    await db
      .updateTable('lead_event')
      .set({ new_value: 'Ask person-7@firm-7.example, who is 申请人7' })
      .where('kind', '=', 'note')
      .where('application_id', 'like', '%001')
      .execute()
    const told = db.selectFrom('lead_event').select('application_id').where('new_value', 'like', 'Ask%')
    const rows = await told.execute()
    const { body } = await ask('POST', '/find', { by: 'person-7@firm-7.example' })
    expect(rows).toHaveLength(6)
    expect(body.mentions.map(({ id, what }: { id: string; what: string }) => [id, what]).sort()).toEqual(
      rows.map(({ application_id }) => [application_id, 'email']).sort(),
    )
  })

  it('has every recipient once, newest first', async () => {
    const { body } = await ask('POST', '/recipients/csv')
    const lines: string[] = body.csv.split('\r\n').slice(1, -1)
    expect(lines).toHaveLength(MANY)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(MANY)
    const times = lines.map((line) => line.split(',')[3])
    expect(times).toEqual(times.toSorted().reverse())
    const { body: page } = await ask('GET', '/recipients?q=FIRM-7.')
    expect(page).toMatchObject({ total: MANY, found: 6 })
    expect(page.items).toHaveLength(6)
  })
})
