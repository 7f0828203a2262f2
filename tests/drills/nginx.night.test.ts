import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { insertDownload } from '../../api/downloads/download-store.ts'
import { storeFile } from '../../api/files/file-store.ts'
import { download } from '../download-records.ts'
import { startNginx } from '../nginx.ts'
import { hasProgram } from '../setup/has-program.ts'
import { startUpstream } from '../upstream-process.ts'

const hasNginx = hasProgram('downloads behind nginx', 'nginx', '-v')
const SIZE = 30_000_000

test.skipIf(!hasNginx)('a download behind nginx is resumed where it was cut off', async ({ annotate }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nginx-files-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const bytes = randomBytes(SIZE)
  const record = download(1, { access: 'public' })
  const db = await openDatabase({ dataDir })
  await migrate(db)
  const file = await storeFile(join(dataDir, 'files'), [bytes])
  await db.transaction().execute((transaction) => insertDownload(transaction, record, file))
  await db.destroy()
  const upstream = await startUpstream({ dataDir })
  const nginx = await startNginx(upstream.url)
  onTestFinished(() => nginx.close())
  onTestFinished(() => upstream.stop())
  const signed = await fetch(`${upstream.url}/downloads/${record.id}/address`, { method: 'POST' })
  const address = nginx.url + new URL(((await signed.json()) as { url: string }).url).pathname
  const ask = (headers: Record<string, string>, method = 'GET') => fetch(address, { headers, method })

  const head = await ask({}, 'HEAD')
  const etag = head.headers.get('etag') ?? ''
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    String(SIZE),
    'bytes',
  ])
  // left in the middle, and again, as over a bad line
  const parts: Buffer[] = []
  let resumed = 0
  for (let got = 0; got < SIZE; resumed += 1) {
    const left = new AbortController()
    const answer = await fetch(address, {
      signal: left.signal,
      headers: got ? { range: `bytes=${got}-`, 'if-range': etag } : {},
    })
    expect(answer.status).toBe(got ? 206 : 200)
    const until = Math.min(got + 7_000_000, SIZE)
    for await (const part of answer.body ?? []) {
      parts.push(Buffer.from(part))
      got += part.length
      if (got >= until && got < SIZE) break
    }
    left.abort()
  }
  const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  expect(sum(Buffer.concat(parts))).toBe(file.sha256)
  for (const [headers, status, start, length] of [
    [{ range: 'bytes=7-', 'if-range': '"another"' }, 200, 0, SIZE],
    [{ range: 'bytes=0-1,4-5' }, 200, 0, SIZE],
    [{ range: 'bytes=-9' }, 206, SIZE - 9, 9],
    [{ range: `bytes=${SIZE}-` }, 416, 0, undefined],
  ] as const) {
    const answer = await ask(headers)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(status)
    if (length) expect(body.equals(bytes.subarray(start, start + length))).toBe(true)
  }
  annotate(`30 MB in ${resumed} parts`)
})
