import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { forgetTrials, TrialApi } from '../../tests/trial-requests.ts'

describeEachDatabase('an application that is handed over', (database) => {
  let api: TrialApi
  let sales: StaffMember
  let other: StaffMember

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('staff_audit').execute()
    const staff = new StaffClient(database.db, { now: () => ++api.now, dataDir: database.settings.dataDir })
    sales = await staff.join('sales', '许诺')
    other = await staff.join('sales', '赵航')
  })

  const change = (who: StaffMember, id: string, version: number, body: object) =>
    who('PATCH', `/leads/${id}`, body, version)

  it('is told to its next owner once by mail, with its note, and listed until they touch it', async () => {
    const applied = [await api.register('zhang.san@firm.test'), await api.register('li.si@firm.test')]
    const ids = applied.map(({ id }) => id)
    const mailsTo = async () => {
      const mails = database.db.selectFrom('mail').selectAll().where('recipient', '=', other.email)
      return mails.orderBy('id').execute()
    }
    const handed = async (who: StaffMember) =>
      (await who('GET', '/today')).body.leads.handed.items.map(({ id, handed }: Record<string, unknown>) => [
        id,
        handed,
      ])
    // what is taken or put away is told to nobody
    expect((await change(other, ids[0] ?? '', 1, { owner: other.id })).status).toBe(200)
    expect((await change(other, ids[0] ?? '', 2, { owner: null })).status).toBe(200)
    expect([await mailsTo(), await handed(other)]).toEqual([[], []])

    const items = [
      { id: ids[0], version: 3 },
      { id: ids[1], version: 1 },
    ]
    const note = '请在周五前\n回复'
    await sales('POST', '/leads/changes', { items, change: { owner: other.id, note } })
    expect(await handed(other)).toEqual([
      [ids[1], { by: '许诺', note }],
      [ids[0], { by: '许诺', note }],
    ])
    expect(await handed(sales)).toEqual([])
    const [mail, ...more] = await mailsTo()
    expect([mail?.subject, mail?.lang, more]).toEqual(['2 trial applications handed over to you', 'en', []])
    const { body } = await other('GET', `/leads/${ids[0]}`)
    for (const text of ['许诺', note, body.reference, '/admin']) expect(mail?.text).toContain(text)
    expect(mail?.text).not.toMatch(/firm\.test|138/)
    expect(body.history.slice(0, 2).map(({ kind, to }: Record<string, string>) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['note', note],
        ['owner', '赵航'],
      ]),
    )
    await other('POST', `/leads/${ids[0]}/notes`, { text: '已联系' })
    expect(await handed(other)).toEqual([[ids[1], { by: '许诺', note }]])

    // one by itself, back and forth
    expect((await change(sales, ids[1] ?? '', 2, { owner: sales.id })).status).toBe(200)
    expect((await change(sales, ids[1] ?? '', 3, { owner: other.id })).status).toBe(200)
    expect(await handed(other)).toEqual([[ids[1], { by: '许诺', note: '' }]])
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual([
      '2 trial applications handed over to you',
      '1 trial application handed over to you',
    ])
    await sales('POST', '/persons/erase', { emails: ['zhang.san@firm.test'], confirm: 'zhang.san@firm.test' })
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual([
      '1 trial application handed over to you',
    ])
  })
})
