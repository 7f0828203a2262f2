import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { type InsertObject, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { OperatorError } from '../../api/base/operator-error.ts'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import { readBucket } from '../../api/files/bucket.ts'
import { seed } from '../../api/upkeep/seed.ts'
import { download, storeDownloads } from '../../tests/download-records.ts'
import { addAsLaterVersion, describeEachDatabase } from '../../tests/each-database.ts'
import { nastyTexts } from '../../tests/nasty-texts.ts'
import { createDatabase } from '../../tests/postgres/postgres.ts'
import { nastyText } from '../../tests/schema-values.ts'
import { TrialApi } from '../../tests/trial-requests.ts'
import { startUpstream } from '../../tests/upstream-process.ts'
import { readManifest, readTables } from './check-backup.ts'
import { makeBackup, type Places } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { secretsInForce } from './secrets.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seedDir = join(import.meta.dirname, '..', '..', 'api', 'seed')
let places = 0

/** An empty place for an upstream, of the one kind or the other. */
async function newPlace(kind: 'SQLite' | 'PostgreSQL'): Promise<Places> {
  places += 1
  const dataDir = join(folder, `place-${places}`)
  const name = `restored_${randomBytes(6).toString('hex')}`
  const databaseUrl = kind === 'SQLite' ? undefined : await createDatabase(inject('postgresUrl'), name)
  return { databaseUrl, dataDir, filesDir: join(dataDir, 'files') }
}

async function rowsOf(db: Database, table: keyof Tables): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
}

async function inDatabase<T>(place: Places, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

describeEachDatabase('a backup', (database) => {
  let own: Places
  const kind = () => (database.settings.databaseUrl ? 'PostgreSQL' : 'SQLite')

  beforeAll(async () => {
    const { databaseUrl, dataDir } = database.settings
    own = { databaseUrl, dataDir, filesDir: join(dataDir, 'files') }
    await seed(database.db, seedDir, Date.now())
    await storeDownloads(database.db, own.filesDir, download(1))
    await writeFile(join(dataDir, 'relay-secret'), 'the secret of this installation\n')
  })

  it('made while it is written to is whole, restored into the other kind', async () => {
    const api = new TrialApi(database.db)
    const apply = async (n: number) =>
      (await api.register(`visitor-${n}-${randomBytes(4).toString('hex')}@firm.test`)).reference
    const before: string[] = []
    for (let n = 0; n < 5; n += 1) before.push(await apply(n))
    // visitors go on sending while the backup is made; each application is rows of five tables
    let isOver = false
    const during = (async () => {
      // the database answers at once: without a pause the backup would never get its turn
      for (let n = 0; !isOver; n += 1) await apply(100 + n).then(() => pause(20))
    })()
    const made = await makeBackup(own, join(folder, 'backups'))
    isOver = true
    await during
    const after = await apply(999)

    const place = await newPlace(database.settings.databaseUrl ? 'SQLite' : 'PostgreSQL')
    await restoreBackup(place, made)
    await inDatabase(place, async (db) => {
      const references = await db.selectFrom('trial_application').select(['id', 'reference']).execute()
      expect(references.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before))
      expect(references.map(({ reference }) => reference)).not.toContain(after)
      // nothing is there by half
      const submissions = await db
        .selectFrom('idempotency_key')
        .select('application_id')
        .where('scope', '=', 'trial-application')
        .execute()
      expect(submissions.map(({ application_id }) => application_id).sort()).toEqual(
        references.map(({ id }) => id).sort(),
      )
      const consents = await db.selectFrom('consent').select('application_id').distinct().execute()
      expect(consents).toHaveLength(references.length)
      // what nobody wrote to is the same to the byte
      for (const table of ['news', 'news_text', 'news_body', 'job', 'job_text', 'download'] as const)
        expect(await rowsOf(db, table)).toEqual(await rowsOf(database.db, table))
    })
    expect(await readdir(place.filesDir)).toEqual(await readdir(own.filesDir))
    expect(await readFile(join(place.dataDir, 'relay-secret'), 'utf8')).toBe(
      'the secret of this installation\n',
    )
    const settings = { RELAY_SECRET: 'the secret of the settings' }
    expect(await secretsInForce(own.dataDir, settings)).toEqual(settings)
  })

  it('restored, serves: the upstream starts on it and does not seed again', async () => {
    const made = await makeBackup(own, join(folder, 'backups'), { withoutFiles: true })
    const place = await newPlace(kind())
    await restoreBackup(place, made)
    const upstream = await startUpstream(place)
    const { items } = (await (await fetch(`${upstream.url}/news?limit=50`)).json()) as { items: object[] }
    await upstream.stop()
    expect(items.length).toBe((await rowsOf(database.db, 'news')).length)
  })

  it('is restored by the version that made it, also after a newer one has added to the database', async () => {
    const [back, place] = [await newPlace(kind()), await newPlace(kind())]
    await inDatabase(back, async (db) => {
      await migrate(db)
      await addAsLaterVersion(db, ['news'])
      await seed(db, seedDir, Date.now())
    })
    await restoreBackup(place, await makeBackup(back, join(folder, 'back')))
    expect(await inDatabase(place, (db) => rowsOf(db, 'news'))).toEqual(await rowsOf(database.db, 'news'))
  })

  it('replaces nothing unless it is told to, and then keeps or drops the old one whole', async () => {
    const made = await makeBackup(own, join(folder, 'backups'), { withoutFiles: true })
    const place = await newPlace(kind())
    await restoreBackup(place, made)
    const count = () => inDatabase(place, async (db) => (await rowsOf(db, 'news')).length)
    await inDatabase(place, (db) => db.deleteFrom('news').execute())
    await expect(restoreBackup(place, made)).rejects.toThrow(/rows already|data already.*--force/)
    expect(await count()).toBe(0)
    await restoreBackup(place, made, true)
    expect(await count()).toBeGreaterThan(0)
    if (place.databaseUrl) return
    const aside = (await readdir(place.dataDir)).filter((name) => name.includes('.before-'))
    expect(aside).not.toEqual([])
  })

  it('is restored whole or not at all, and what is wrong with it is said', async () => {
    const made = await makeBackup(own, join(folder, 'backups'), { withoutFiles: true })
    const spoil = async (file: string, change: (text: string) => string, message: RegExp, signed = false) => {
      const copy = join(folder, `spoilt-${randomBytes(6).toString('hex')}`)
      await cp(made, copy, { recursive: true })
      const text = change(await readFile(join(copy, file), 'utf8'))
      await writeFile(join(copy, file), text)
      if (signed) await sign(copy, file, text)
      const place = await newPlace(kind())
      const failure = await restoreBackup(place, copy).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(OperatorError)
      expect((failure as Error).message).toMatch(message)
      expect(existsSync(place.dataDir)).toBe(false)
      if (place.databaseUrl)
        expect(
          await inDatabase(place, (db) => db.introspection.getTables({ withInternalKyselyTables: true })),
        ).toEqual([])
    }
    const news = 'upstream/news.jsonl'
    const texts = 'upstream/news_text.jsonl'
    await spoil(news, (text) => text.replace('2', '3'), /news\.jsonl .*checksum/)
    await spoil(news, (text) => text.slice(0, -10), /news\.jsonl ends in the middle of row \d+/)
    await spoil(news, (text) => text.replace(/.*\n$/, ''), /news\.jsonl has \d+ rows, not \d+/)
    await spoil(texts, (text) => text.replace(/\n\{/, '\n['), /news_text\.jsonl, row 2 is no JSON/, true)
    await spoil(texts, (text) => text.replace('"lang":"', '"lang":1,"x":"'), /row 1.* field .*: x/, true)
    await spoil(
      texts,
      (text) => text.replace(/"title":"[^"]*"/, '"title":1'),
      /row 1: title is no text/,
      true,
    )
    const twice = (text: string) => text.replace(/.*\n(.*)\n/, (_, second) => `${second}\n${second}\n`)
    await spoil(texts, twice, /news_text\.jsonl, rows 1 to \d+: .*(UNIQUE|unique)/, true)
    await spoil('manifest.json', (text) => text.replace('"rows"', '"row"'), /no whole backup/)
    await spoil(
      'manifest.json',
      (text) => text.replace(/"(\d{4}-[\w-]+)"\n {4}\]/, '"9999-later"]'),
      /9999-later/,
    )
    await spoil('manifest.json', (text) => text.replace('"news":', '"news_2":'), /does not know: news_2/)
    const nul = (text: string) => text.replace('"title":"', '"title":"\\u0000')
    if (kind() === 'PostgreSQL') await spoil(texts, nul, /news_text\.jsonl, row 1: title has .*U\+0000/, true)
    const inner = restoreBackup(await newPlace(kind()), join(made, 'upstream'))
    await expect(inner).rejects.toThrow(/no whole backup/)
  })

  it('is not put under a program that runs', async () => {
    const made = await makeBackup(own, join(folder, 'backups'), { withoutFiles: true })
    const place = await newPlace(kind())
    await restoreBackup(place, made)
    await inDatabase(place, async (db) => {
      await db.deleteFrom('news').execute()
      await expect(restoreBackup(place, made, true)).rejects.toThrow(/is running.*Stop .*then restore again/)
      expect(await rowsOf(db, 'news')).toEqual([])
    })
    await restoreBackup(place, made, true)
  })

  it('with files in a bucket is refused, unless they are left out', async () => {
    const filesBucket = readBucket(
      's3://packages/v1?endpoint=https://store.example&region=r',
      'id',
      'key',
      '',
    )
    const to = join(folder, `bucket-${places}`)
    await expect(makeBackup({ ...own, filesBucket }, to)).rejects.toThrow(/store\.example.*--without-files/)
    await expect(stat(to)).rejects.toThrow('ENOENT')
    const made = await makeBackup({ ...own, filesBucket }, to, { withoutFiles: true })
    expect(await readdir(made)).not.toContain('files')
    const whole = await makeBackup(own, to)
    const place = await newPlace('SQLite')
    await expect(restoreBackup({ ...place, filesBucket }, whole)).rejects.toThrow(/FILES_STORE/)
  })

  it('is for its owner only, and old ones go', async () => {
    const to = join(folder, `old-${places}`)
    const day = 86_400_000
    const first = await makeBackup(own, to, { withoutFiles: true, now: Date.now() - 40 * day })
    const second = await makeBackup(own, to, { withoutFiles: true, keepDays: 35 })
    expect(await readdir(to)).toEqual([second.slice(to.length + 1)])
    await expect(stat(first)).rejects.toThrow('ENOENT')
    for (const path of ['', 'manifest.json', 'relay-secret', 'upstream/mail.jsonl'])
      expect((await stat(join(second, path))).mode & 0o077).toBe(0)
  })
})

describe('text that breaks lines, quotes or encodings', () => {
  const texts = fc.array(nastyText, { minLength: 60 }).map((more) => [...nastyTexts, ...more])

  it.each([
    ['SQLite', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
  ] as const)('is the same in every column after a backup of %s and a restore into %s', async (from, to) => {
    const withNul = from === to
    const property = fc.asyncProperty(texts, async (all) => {
      const [source, target] = [await newPlace(from), await newPlace(to)]
      await inDatabase(source, async (db) => {
        await migrate(db)
        const tables = await readTables()
        // a row has one text in all its columns: keys are unique, and lead to the same row of other tables
        const cellOf = (dataType: string, text: string, row: number) =>
          /^text$/i.test(dataType) ? `${row} ${withNul ? text : text.replaceAll('\0', '')}` : row
        await db.transaction().execute(async (trx) => {
          for (const { name, columns } of tables) {
            const rows = all.map((text, row) =>
              Object.fromEntries(columns.map((one) => [one.name, cellOf(one.dataType, text, row)])),
            )
            await trx
              .insertInto(name)
              .values(rows as InsertObject<Tables, typeof name>[])
              .execute()
          }
        })
      })
      await restoreBackup(target, await makeBackup(source, join(folder, 'nasty')))
      await inDatabase(source, (before) =>
        inDatabase(target, async (after) => {
          // what was taken is kept aside for a while, and is no part of a backup
          for (const { name } of await readTables())
            expect(await rowsOf(after, name), name).toEqual(
              name === 'purged_row' ? [] : await rowsOf(before, name),
            )
        }),
      )
    })
    await fc.assert(property, { numRuns: 1, endOnFailure: true })
  })

  it('or does not fit its column is found before the backup is called done', async () => {
    const place = await newPlace('SQLite')
    await inDatabase(place, async (db) => {
      await migrate(db)
      // SQLite keeps a text in a column of numbers
      await sql`insert into news (id, publish_date, hits) values ('a', '2026-11-20', 'many')`.execute(db)
    })
    const to = join(folder, 'unreadable')
    await expect(makeBackup(place, to)).rejects.toThrow('news.jsonl, row 1: hits is no bigint')
    expect(await readdir(to)).toEqual([])
  })
})

describe('the inbox of a site', () => {
  const waiting = (id: string) => `insert into inbox values ('${id}', '{}', 'x', '', 0, 0, null, '', '')`

  it('is copied while the site writes, and put back', async () => {
    const from = await newPlace('SQLite')
    const inbox = makeInbox(join(from.dataDir, 'site'))
    inbox.exec(`${waiting('a')}; insert into inbox values ('b', '', 'x', '2026-11-20', 0, 0, 'x', '', '')`)
    inbox.exec(`begin immediate; ${waiting('c')}`)
    const made = await makeBackup(from, join(folder, 'inboxes'))
    inbox.exec('commit')
    inbox.close()
    const to = await newPlace('SQLite')
    expect((await restoreBackup(to, made)).inbox).toMatchObject({ rows: 2, waiting: 1 })
    await expect(restoreBackup(to, made)).rejects.toThrow(/--force/)
    await restoreBackup(to, made, true)
    expect((await readdir(join(to.dataDir, 'site'))).length).toBe(2)
  })

  it('stays when the machine moves from SQLite to PostgreSQL; another one stops the move before it begins', async () => {
    const here = await newPlace('SQLite')
    await inDatabase(here, async (db) => {
      await migrate(db)
      await seed(db, seedDir, Date.now())
    })
    const inbox = makeInbox(join(here.dataDir, 'site'))
    inbox.exec(waiting('a'))
    const made = await makeBackup(here, join(folder, 'move'))
    const { databaseUrl } = await newPlace('PostgreSQL')
    const moved = { ...here, databaseUrl }
    inbox.exec(`delete from inbox; ${waiting('b')}`)
    await expect(restoreBackup(moved, made)).rejects.toThrow(/The site is running.*deskcloud-site/)
    inbox.close()
    await expect(restoreBackup(moved, made)).rejects.toThrow(/There is data already: .*inbox/)
    expect(await inDatabase(moved, (db) => db.introspection.getTables())).toEqual([])
    inbox.open()
    inbox.exec(waiting('a'))
    await restoreBackup(moved, made)
    expect(inbox.prepare('select count(*) as rows from inbox').get()).toMatchObject({ rows: 2 })
    inbox.close()
    expect(await inDatabase(moved, (db) => rowsOf(db, 'news'))).toEqual(
      await inDatabase(here, (db) => rowsOf(db, 'news')),
    )
  })

  it('comes with the backup of the upstream, from every site; what is in the way is one line', async () => {
    const { dataDir } = await newPlace('SQLite')
    for (const name of ['site', 'site-0/site', 'site-1/site']) makeInbox(join(dataDir, name)).close()
    const run = (to: string) => {
      const args = ['tools/run.mjs', 'backup', '--to', to, '--sites', dataDir]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    }
    const to = join(folder, 'with-sites')
    expect(run(to)).toMatchObject({ status: 0, stderr: '' })
    const [made = '', ...sites] = (await readdir(to)).sort()
    expect(sites).toEqual(['site-0', 'site-1'])
    for (const at of [to, join(to, 'site-0'), join(to, 'site-1')]) {
      const [name = ''] = at === to ? [made] : await readdir(at)
      expect((await readManifest(join(at, name))).inbox).toMatchObject({ rows: 0 })
    }
    const file = join(folder, 'no-folder')
    await writeFile(file, '')
    expect(run(join(file, 'backups'))).toEqual({
      status: 1,
      stdout: '',
      stderr: `ENOTDIR: not a directory, mkdir '${join(file, 'backups')}'\n`,
    })
  })

  it('nothing at all is no backup', async () => {
    const none = join(folder, 'none')
    await expect(makeBackup(await newPlace('SQLite'), none)).rejects.toThrow(/nothing to back up/)
    expect(await readdir(none)).toEqual([])
  })
})

/** Makes the manifest fit a file that has been changed. */
async function sign(backup: string, file: string, text: string): Promise<void> {
  const manifest = await readManifest(backup)
  const [, table = ''] = /(\w+)\.jsonl$/.exec(file) ?? []
  const sha256 = createHash('sha256').update(text).digest('hex')
  if (manifest.upstream) manifest.upstream.tables[table] = { rows: text.split('\n').length - 1, sha256 }
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest))
}

function makeInbox(dataDir: string): DatabaseSync {
  // as src/trial/inbox.server.ts makes it
  mkdirSync(dataDir, { recursive: true })
  const inbox = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  inbox.exec(`pragma journal_mode = wal; create table inbox (id text primary key, body text not null,
    digest text not null, created_at text not null, attempts integer not null, next_at integer not null,
    delivered_at text, recipient text not null, network text not null) strict`)
  return inbox
}
