import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, recordId, storeNews } from '../../tests/upstream-records.ts'
import { retryConflicts, transact } from './transact.ts'

function failing(code: string, failures: number) {
  let calls = 0
  const attempt = async () => {
    calls++
    if (calls <= failures) throw Object.assign(new Error('no'), { code })
    return calls
  }
  return { attempt, calls: () => calls }
}

describe('retryConflicts', () => {
  it.each(['40001', '40P01', '23505'])('runs again after %s', async (code) => {
    expect(await retryConflicts.execute(failing(code, 4).attempt)).toBe(5)
  })

  it('gives up after five attempts', async () => {
    const work = failing('40001', 9)
    await expect(retryConflicts.execute(work.attempt)).rejects.toThrow('no')
    expect(work.calls()).toBe(5)
  })

  it.each(['22P02', ''])('does not run again after %s', async (code) => {
    const work = failing(code, 9)
    await expect(retryConflicts.execute(work.attempt)).rejects.toThrow('no')
    expect(work.calls()).toBe(1)
  })
})

describeEachDatabase('transact', (database) => {
  it('keeps nothing of a transaction that failed', async () => {
    const failed = transact(database.db, async (transaction) => {
      await transaction
        .insertInto('news')
        .values({ id: recordId(1), publish_date: '2026-01-01', hits: 0 })
        .execute()
      throw new Error('half way')
    })
    await expect(failed).rejects.toThrow('half way')
    expect(await database.db.selectFrom('news').selectAll().execute()).toEqual([])
  })

  it('loses no update when transactions read, then write, side by side', async () => {
    await storeNews(database.db, article(7, { hits: 0 }))
    await Promise.all([increment(), increment(), increment()])
    const row = await database.db
      .selectFrom('news')
      .select('hits')
      .where('id', '=', recordId(7))
      .executeTakeFirst()
    expect(row?.hits).toBe(3)
  })

  it('finds, when it runs again, the row that another one wrote after its check', async () => {
    const row = { id: recordId(9), publish_date: '2026-01-01', hits: 0 }
    const late = await database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('news').values(row).execute()
      const answer = transact(database.db, async (other) => {
        const known = await other.selectFrom('news').select('id').where('id', '=', row.id).executeTakeFirst()
        if (!known) await other.insertInto('news').values(row).execute()
        return known
      })
      // its check sees nothing, and its own row waits for this one
      await wait(300)
      return { answer }
    })
    expect(await late.answer).toEqual({ id: row.id })
  })

  function increment(): Promise<void> {
    const transactions = database.db.transaction().setIsolationLevel('serializable')
    return retryConflicts.execute(() =>
      transactions.execute(async (transaction) => {
        const news = transaction.selectFrom('news').select('hits').where('id', '=', recordId(7))
        const hits = (await news.executeTakeFirstOrThrow()).hits + 1
        await transaction.updateTable('news').set({ hits }).where('id', '=', recordId(7)).execute()
      }),
    )
  }
})
