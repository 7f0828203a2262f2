import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { article, position, recordId } from '../../tests/upstream-records.ts'
import { OperatorError } from '../base/operator-error.ts'
import { SEED_DIR, seed } from './seed.ts'

const NOW = Date.UTC(2026, 0, 1)

describeEachDatabase('seed', (database) => {
  let seedDir: string

  beforeEach(async () => {
    seedDir = await mkdtemp(join(tmpdir(), 'test-seed-'))
    await mkdir(join(seedDir, 'news'))
    await mkdir(join(seedDir, 'jobs'))
    await write('news/a.json', article(1))
    await write('news/b.json', article(2, { publishDate: '2026-04-04' }))
    await write('jobs/a.json', position(3))
  })
  afterEach(async () => {
    await rm(seedDir, { recursive: true, force: true })
    for (const table of ['news', 'job', 'download', 'product_release', 'compatibility', 'seed_run'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const write = (name: string, content: unknown) =>
    writeFile(join(seedDir, name), typeof content === 'string' ? content : JSON.stringify(content))
  const count = async () => {
    const ids = async (table: 'news' | 'job') =>
      (await database.db.selectFrom(table).select('id').execute()).length
    return [await ids('news'), await ids('job')]
  }

  it('fills an empty database once', async () => {
    await seed(database.db, seedDir, NOW)
    await seed(database.db, seedDir, NOW)
    expect(await count()).toEqual([2, 1])
  })

  it('does not bring back what was deleted', async () => {
    await seed(database.db, seedDir, NOW)
    await database.db.deleteFrom('news').execute()
    await seed(database.db, seedDir, NOW)
    expect(await count()).toEqual([0, 1])
  })

  it('leaves a table alone that has content of its own', async () => {
    await database.db
      .insertInto('news')
      .values({ id: recordId(9), publish_date: '2026-01-01', hits: 0 })
      .execute()
    await seed(database.db, seedDir, NOW)
    expect(await count()).toEqual([1, 1])
  })

  it('leaves nothing behind when it breaks half way, and starts afresh', async () => {
    await expect(seed(database.db.withPlugin(breakAtInsert(3)), seedDir, NOW)).rejects.toThrow('power cut')
    expect(await count()).toEqual([0, 0])
    await seed(database.db, seedDir, NOW)
    expect(await count()).toEqual([2, 1])
  })

  it('happens once when it is asked for twice at the same moment', async () => {
    await Promise.all([seed(database.db, seedDir, NOW), seed(database.db, seedDir, NOW)])
    expect(await count()).toEqual([2, 1])
  })

  it('waits for files when there are none yet', async () => {
    await seed(database.db, join(seedDir, 'nowhere'), NOW)
    await seed(database.db, seedDir, NOW)
    expect(await count()).toEqual([2, 1])
  })

  it.each([
    ['no JSON', 'news/b.json', '{'],
    ['a missing field', 'news/b.json', { id: recordId(2) }],
    ['a misspelt field', 'jobs/b.json', { ...position(5), closd: true }],
    ['an id that is no UUIDv7', 'news/b.json', article(2, { id: 'b' })],
    ['a wrong date', 'jobs/b.json', position(5, { validThrough: '2026-13-01' })],
    ['the id of another file', 'news/c.json', article(1)],
  ])('names a file with %s', async (_name, file, content) => {
    await write(file, content)
    const failure = await seed(database.db, seedDir, NOW).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(new RegExp(`^[^\n]*${file}[^\n]*$`))
  })

  it("accepts the program's own files", async () => {
    await seed(database.db, SEED_DIR, NOW)
    const releases = await database.db.selectFrom('product_release').select('id').execute()
    expect(releases.length).toBeGreaterThan(10)
    const listed = await database.db.selectFrom('compatibility').select('is_sample').execute()
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.every(({ is_sample }) => is_sample === 1)).toBe(true)
  })
})

function breakAtInsert(number: number): KyselyPlugin {
  let inserts = 0
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && ++inserts === number) throw new Error('power cut')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
