import { beforeEach, expect, it } from 'vitest'
import { calendarDate } from '#contract/china-time.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { contentVersion } from '../app/content-version.ts'

describeEachDatabase('search answers', (database) => {
  let staff: StaffClient
  let publisher: StaffMember
  beforeEach(async () => {
    staff = new StaffClient(database.db)
    await database.db.deleteFrom('search_answer').execute()
    publisher = await staff.join('publisher')
  })

  const add = (words: string, same: string, path = '') =>
    publisher('POST', '/searches', { words, same, path })
  const known = async () => (await (await staff.app.request('/searches')).json()).items

  it('are known to sites as soon as they are there, and no more when they are gone', async () => {
    const version = () => contentVersion(database.db, Date.now())
    const before = await version()
    const { status, body } = await add('PACS，医学影像', '影像', '/cn/product/mvda/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ words: 'PACS, 医学影像', path: '/product/mvda', version: 1 })
    expect(await known()).toEqual([{ words: ['PACS', '医学影像'], same: ['影像'], path: '/product/mvda' }])
    const added = await version()
    expect(added).not.toBe(before)
    const change = { words: 'PACS', same: '', path: '/service?id=x#y' }
    const changed = await publisher('PUT', `/searches/${body.id}`, change, 1)
    expect(changed.body).toMatchObject({ ...change, version: 2 })
    expect(await version()).not.toBe(added)
    await publisher('DELETE', `/searches/${body.id}`, undefined, 2)
    expect(await known()).toEqual([])
  })

  it.each([
    ['', '影像', '', 'wordsRequired'],
    ['，、', '影像', '', 'wordsRequired'],
    ['PACS', '', '', 'answerRequired'],
    ['PACS', '', 'https://evil.example/', 'pathFormat'],
    ['PACS', '', '//evil.example', 'pathFormat'],
    ['PACS', '', '/admin/news', 'pathFormat'],
    ['x'.repeat(41), '影像', '', 'wordsMax'],
    ['PACS', Array.from({ length: 21 }, (_, n) => `w${n}`).join(), '', 'wordsMax'],
  ])('are refused with what is wrong: %j %j %j', async (words, same, path, code) => {
    const { status, body } = await add(words, same, path)
    expect([status, body.errors?.[0]?.code]).toEqual([422, code])
  })

  it('are one for each word', async () => {
    await add('PACS', '影像')
    expect((await add('mri, ｐａｃｓ', '影像')).body.errors[0].code).toBe('wordsTaken')
  })

  it('take what they answer off the list of searches in vain', async () => {
    await database.db.deleteFrom('figure').where('kind', '=', 'search').execute()
    const day = calendarDate(Date.now())
    const searched = (name: string, detail: string, count: number) =>
      ({ kind: 'search', day, name, detail, count }) as const
    await database.db
      .insertInto('figure')
      .values([searched('pacs', 'en', 3), searched('挂号机', 'cn', 2)])
      .execute()
    const vain = async () =>
      (await publisher('GET', '/searches/vain')).body.items.map((one: { words: string }) => one.words)
    expect(await vain()).toEqual(['pacs', '挂号机'])
    await add('PACS', '影像')
    expect(await vain()).toEqual(['挂号机'])
    await publisher('POST', '/searches/vain/dismissals', { words: '挂号机', lang: 'cn' })
    expect(await vain()).toEqual([])
  })
})
