import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { logIn } from '../../tests/account-browser.ts'
import { download } from '../../tests/download-records.ts'
import { startEndlessPeer } from '../../tests/endless-peer.ts'
import { OBJECT_STORE_KEYS, type ObjectStore, startObjectStore } from '../../tests/object-store.ts'
import { createApp } from '../app/app.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/tables.ts'
import { addPackage, removePackage } from '../downloads/packages.ts'
import { type Bucket, objectAddress, presign, putObject, readBucket, readObject } from './bucket.ts'
import { storeFile, sweepFiles } from './file-store.ts'
import { isUsed } from './is-used.ts'

describe('Files in a bucket', () => {
  let store: ObjectStore
  let bucket: Bucket
  let folder: string
  let visitor: string
  let db: Database

  beforeAll(async () => {
    store = await startObjectStore()
    folder = await mkdtemp(join(tmpdir(), 'test-bucket-'))
    db = await openDatabase({ dataDir: folder })
    await migrate(db)
    visitor = await logIn(db, Date.now())
    bucket = needed(
      readBucket(`s3://firm/packages?endpoint=${store.url}`, ...OBJECT_STORE_KEYS, join(folder, 'files')),
    )
  })
  afterEach(() => {
    expect(store.refused.splice(0)).toEqual([])
    store.objects.clear()
  })
  afterAll(async () => {
    await store.close()
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  const act = { by: { id: null, name: 'test' }, now: Date.now() }
  const add = async () => {
    const one = download(1, { fileName: '终端 "a".deb' })
    const store = () => storeFile(bucket, [Buffer.from('the bytes')])
    return (await addPackage({ db, filesDir: bucket }, one, store, act)).id
  }
  const remove = (id: string) => removePackage({ db, filesDir: bucket }, { id, version: undefined }, act)
  const key = `firm/packages/${createHash('sha256').update('the bytes').digest('hex')}`
  const app = () => createApp(db, { filesBucket: bucket, relaySecret: 'a secret of this test' })
  const address = async (id: string) => {
    const headers = { authorization: `Bearer ${visitor}` }
    return app().request(`/downloads/${id}/address`, { method: 'POST', headers })
  }

  it('are added, handed out under their name, resumed, and removed', async () => {
    const id = await add()
    expect(store.objects.get(key)?.toString()).toBe('the bytes')
    const { url } = (await (await address(id)).json()) as { url: string }
    const sent = await app().request(new URL(url).pathname)
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const place = sent.headers.get('location') ?? ''
    const file = await fetch(place)
    expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
      'the bytes',
      expect.stringContaining("filename*=UTF-8''%E7%BB%88%E7%AB%AF%20%22a%22.deb"),
    ])
    const rest = await fetch(place, { headers: { range: 'bytes=4-' } })
    expect([rest.status, await rest.text()]).toEqual([206, 'bytes'])
    await remove(id)
    expect([...store.objects.keys()]).toEqual([])
  })

  it.each([
    ['says once that it is busy', ['slow-down']],
    ['keeps half of the first try', ['half']],
    ['keeps other bytes', ['other bytes', 'slow-down']],
    ['keeps nothing', ['nothing']],
  ] satisfies [string, ObjectStore['faults']][])('are whole in a store that %s', async (_, faults) => {
    store.faults = [...faults]
    const id = await add()
    expect([store.faults, store.objects.get(key)?.toString()]).toEqual([[], 'the bytes'])
    await remove(id)
  })

  it('tell whether the store does its work, and nothing of a file that is missing', async () => {
    const told: string[] = []
    const watched = { ...bucket, onResult: (fault: string) => told.push(fault) }
    const results = async (work: Promise<unknown>) => {
      await work.catch(() => {})
      return told.splice(0)
    }
    const bytes = [Buffer.from('the bytes')]
    expect(await results(storeFile(watched, bytes))).toEqual([''])
    expect(await results(readObject(watched, 'missing', 9))).toEqual([])
    store.faults = Array.from({ length: 4 }, () => 'slow-down' as const)
    expect(await results(storeFile(watched, bytes))).toEqual([
      'The file store did not store a file: 503 SlowDown',
    ])
    store.faults = Array.from({ length: 4 }, () => 'nothing' as const)
    store.objects.clear()
    expect(await results(storeFile(watched, bytes))).toEqual([
      'The file store keeps other bytes than it was sent',
    ])
    // a port that nothing listens at, and that fetch does not refuse itself
    const gone = { ...watched, base: 'http://127.0.0.1:65535/firm/' }
    expect(await results(readObject(gone, 'a', 9))).toEqual(['ECONNREFUSED'])
  })

  it('are refused where the store never keeps what it is sent, and no record names them', async () => {
    store.faults = Array.from({ length: 4 }, () => 'half' as const)
    await expect(add()).rejects.toThrow('The file store keeps other bytes than it was sent.')
    expect(await db.selectFrom('download').selectAll().execute()).toEqual([])
  })

  it('of a store whose list never ends are not swept, and its answer is not read on', async () => {
    const peer = await startEndlessPeer()
    const endless = { ...bucket, base: `${peer.url}/firm/` }
    await expect(sweepFiles(endless, async () => false, Date.now())).rejects.toThrow(RangeError)
    await expect(readObject(endless, 'a', 9)).rejects.toThrow(RangeError)
    await expect.poll(peer.callers).toBe(0)
    expect(peer.written()).toBeLessThan(60_000_000)
    peer.close()
  })

  it('of a store whose refusal never ends are not waited for', async () => {
    const peer = await startEndlessPeer({}, 403)
    const endless = { ...bucket, base: `${peer.url}/firm/` }
    const file = join(folder, 'a.deb')
    await writeFile(file, 'the bytes')
    const sent = putObject(endless, 'a', file)
    await expect(sent).rejects.toThrow(RangeError)
    await expect.poll(peer.callers).toBe(0)
    peer.close()
  })

  it('that are not there are said to be unavailable', async () => {
    const id = await add()
    store.objects.clear()
    expect((await address(id)).status).toBe(503)
    const gone = { ...bucket, base: 'http://127.0.0.1:9/firm/' }
    const away = createApp(db, { filesBucket: gone })
    const headers = { authorization: `Bearer ${visitor}` }
    expect((await away.request(`/downloads/${id}/address`, { method: 'POST', headers })).status).toBe(503)
    await remove(id)
  })

  it('that an interruption left are swept after an hour, and nothing else', async () => {
    const old = [1, 2].map((digit) => `firm/packages/${String(digit).repeat(64)}`)
    const others = ['firm/packages/readme.txt', `firm/${'3'.repeat(64)}`]
    store.storedAt = new Date(Date.now() - 2 * 3_600_000)
    for (const name of [...old, ...others]) await put(name)
    store.storedAt = new Date()
    await put(`firm/packages/${'4'.repeat(64)}`)
    await sweepFiles(bucket, (sha256) => isUsed(db, sha256), Date.now())
    expect([...store.objects.keys()].sort()).toEqual([...others, `firm/packages/${'4'.repeat(64)}`].sort())
  })

  async function put(name: string): Promise<void> {
    const root = { ...bucket, base: `${store.url}/` }
    const url = await presign(root, { method: 'PUT', key: name, expires: 60, now: Date.now() })
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200)
  }

  it('open to nobody else: not for another file, another time or without the secret', async () => {
    await put('firm/packages/one')
    await put('firm/packages/two')
    const url = await objectAddress(bucket, 'one', { name: 'a', seconds: 60 })
    const late = await presign(bucket, { method: 'GET', key: 'one', expires: 60, now: Date.now() - 61_000 })
    const forged = await objectAddress({ ...bucket, secret: 'another' }, 'one', { name: 'a', seconds: 60 })
    const tries = [url.replace('/one?', '/two?'), url.replace('Expires=60', 'Expires=600'), late, forged]
    for (const one of tries) expect((await fetch(one)).status).toBe(403)
    expect((await fetch(url)).status).toBe(200)
    expect(store.refused.splice(0)).toEqual([
      ...['SignatureDoesNotMatch', 'SignatureDoesNotMatch', 'ExpiredToken', 'SignatureDoesNotMatch'],
    ])
  })
})

test('signs as the example of the service has it', async () => {
  const bucket = needed(
    readBucket(
      's3://examplebucket?endpoint=https://s3.amazonaws.com&style=host',
      'AKIAIOSFODNN7EXAMPLE',
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      '',
    ),
  )
  const now = Date.UTC(2013, 4, 24)
  const url = new URL(await presign(bucket, { method: 'GET', key: 'test.txt', expires: 86_400, now }))
  expect(url.origin + url.pathname).toBe('https://examplebucket.s3.amazonaws.com/test.txt')
  expect(url.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test.each([
  ['https://firm', ...OBJECT_STORE_KEYS],
  ['s3://', ...OBJECT_STORE_KEYS],
  ['s3://firm?endpoint=ftp://x', ...OBJECT_STORE_KEYS],
  ['s3://firm', 'test-id', ''],
])('refuses %j', (value, id, secret) => {
  expect(() => readBucket(value, id, secret, '')).toThrow(/FILES_STORE/)
})

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none')
  return value
}
