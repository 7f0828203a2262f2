import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { keyRanges } from './key-ranges.ts'

describeEachDatabase('ranges of a key', (database) => {
  it.each([0, 1, 4, 5])('have each of %i articles once, with both of its languages', async (count) => {
    const { db } = database
    await db.deleteFrom('news').execute()
    const ids = Array.from({ length: count }, (_, at) => `n${at}`)
    for (const news_id of ids) {
      await db.insertInto('news').values({ id: news_id, publish_date: '2026-11-30', hits: 0 }).execute()
      for (const lang of ['cn', 'en'] as const)
        await db.insertInto('news_body').values({ news_id, lang, body_html: '' }).execute()
    }
    const seen: string[][] = []
    for await (const range of keyRanges(db, 'news_body.news_id', 3)) {
      const rows = db.selectFrom('news_body').select('news_id').where(range).orderBy('news_id')
      seen.push((await rows.execute()).map(({ news_id }) => news_id))
    }
    expect(seen.flat()).toEqual(ids.flatMap((id) => [id, id]))
    expect(Math.max(...seen.map((range) => range.length))).toBeLessThanOrEqual(4)
  })
})
