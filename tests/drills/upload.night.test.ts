/*
 * A package of 300 MB goes up through the proxy, the site and the upstream into a bucket that takes its time; another one is
 * broken off in the middle.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Program } from '../../tools/processes/program.ts'
import { OBJECT_STORE_KEYS, type ObjectStore, startObjectStore } from '../object-store.ts'
import { proxiedNames, startCaddy, type TestProxy } from '../proxies/caddy.ts'
import { hasProgram } from '../setup/has-program.ts'
import { preparePair, type SitePair } from '../site-pair.ts'
import { StaffClient } from '../staff-client.ts'

const hasCaddy = hasProgram('an upload through the proxy', 'caddy', 'version')
const MB = 1_000_000
const host = proxiedNames.STAFF_DOMAIN
const chunk = Buffer.alloc(MB)

describe.skipIf(!hasCaddy)('a package of 300 MB', () => {
  let store: ObjectStore
  let pair: SitePair
  let proxy: TestProxy
  let programs: { site: Program; upstream: Program }
  let token: string

  beforeAll(async () => {
    store = await startObjectStore()
    const [id, secret] = OBJECT_STORE_KEYS
    pair = await preparePair({
      ADMIN: 'on',
      PUBLIC_ORIGIN: `https://${host}`,
      TRUSTED_PROXIES: 'loopback',
      FILES_STORE: `s3://firm/packages?endpoint=${store.url}`,
      AWS_ACCESS_KEY_ID: id,
      AWS_SECRET_ACCESS_KEY: secret,
    })
    programs = { upstream: await pair.startUpstream(), site: await pair.startSite() }
    const behind = (url: string) => `127.0.0.1:${new URL(url).port}`
    const [SITES, UPSTREAM] = [behind(pair.siteUrl), behind(pair.upstreamUrl)]
    proxy = await startCaddy({ SITES, UPSTREAM, STAFF_SITE: SITES })
    const db = await openDatabase({ dataDir: pair.dataDir })
    token = await new StaffClient(db).member('publisher')
    await db.destroy()
  })
  afterAll(async () => {
    await proxy?.stop()
    await pair?.end()
    await store?.close()
  })

  /** @param megabytes of its content; with `until` it is broken off there */
  async function send(name: string, megabytes: number, until = megabytes) {
    const facts = { product: 'mvda', version: '9.9.1', platform: 'linux', cpu: 'x86', 'file-name': name }
    const names = { 'name-cn': name, 'name-en': name, size: String(megabytes * MB) }
    const query = new URLSearchParams({ ...facts, ...names })
    const sending = proxy.ask(host, `/admin/upload/package?${query}`, 'POST', {
      'content-length': String(megabytes * MB),
      cookie: `__Host-staff=${token}`,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
    })
    const answer = once(sending, 'response').then(async ([response]: IncomingMessage[]) => {
      const parts = await (response as IncomingMessage).toArray()
      return { status: response?.statusCode, ...JSON.parse(Buffer.concat(parts).toString()) }
    })
    const head = Buffer.from(chunk)
    head.write(`!<arch>\n${name}`)
    for (let sent = 0; sent < until; sent += 1)
      if (!sending.write(sent === 0 ? head : chunk)) await once(sending, 'drain')
    if (until === megabytes) sending.end()
    else sending.destroy()
    return answer
  }
  const sha256Of = (name: string, megabytes: number) => {
    const hash = createHash('sha256')
    const head = Buffer.from(chunk)
    head.write(`!<arch>\n${name}`)
    for (let at = 0; at < megabytes; at += 1) hash.update(at === 0 ? head : chunk)
    return hash.digest('hex')
  }
  const staged = () => readdirSync(join(pair.dataDir, 'files'))
  const memoryOf = ({ pid }: Program) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

  it('goes through to a bucket that is slow to answer, and is nowhere whole in memory', async ({
    annotate,
  }) => {
    // longer than any page may take behind the proxy
    store.delay = 25_000
    const before = { site: memoryOf(programs.site), upstream: memoryOf(programs.upstream) }
    const most = { ...before }
    let isOver = false
    const watch = async () => {
      while (!isOver) {
        most.site = Math.max(most.site, memoryOf(programs.site))
        most.upstream = Math.max(most.upstream, memoryOf(programs.upstream))
        await wait(20)
      }
    }
    const watching = process.platform === 'linux' ? watch() : undefined
    const started = performance.now()
    const answer = await send('large.deb', 300).finally(() => {
      isOver = true
      store.delay = 0
    })
    const seconds = (performance.now() - started - 25_000) / 1000
    await watching
    const said = (name: 'site' | 'upstream') =>
      `${name} ${Math.round(before[name])} to ${Math.round(most[name])} MB`
    await annotate(`${seconds.toFixed(1)} s beside the bucket's own 25; ${said('site')}, ${said('upstream')}`)
    expect(answer).toMatchObject({ status: 200, ok: true, data: { size: 300 * MB, state: 'draft' } })
    const object = store.objects.get(`firm/packages/${sha256Of('large.deb', 300)}`)
    expect(object?.length).toBe(300 * MB)
    expect(staged()).toEqual([])
    expect(most.site - before.site).toBeLessThan(150)
    expect(most.upstream - before.upstream).toBeLessThan(150)
  })

  it('leaves nothing where it is broken off in the middle, and goes up again', async () => {
    const kept = store.objects.size
    await expect(send('broken.deb', 300, 150)).rejects.toThrow(/hang up|ECONNRESET/)
    await expect.poll(staged).toEqual([])
    expect(store.objects.size).toBe(kept)
    expect(await send('broken.deb', 30)).toMatchObject({ status: 200, ok: true })
    expect(store.objects.size).toBe(kept + 1)
  })
})
