import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { referenceOf } from '#contract/reference.ts'
import { postTrialForm, preparePair, startPair, storedReferences } from '../site-pair.ts'

const proxied = { TRUSTED_PROXIES: 'loopback', NODE_ENV: 'production' }

test('a flood of wrong codes gets nothing past the check, and is told when to come again', async ({
  annotate,
}) => {
  const pair = await startPair(proxied)
  const flood = async (n: number) => {
    const answer = await postTrialForm(pair.siteUrl, { code: '000000', name: `涌入${n}` }, '203.0.113.9')
    expect([422, 429, 503]).toContain(answer.status)
    if (answer.status !== 422) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.text()).toContain(`value="涌入${n}"`)
    return answer.status
  }
  const statuses = await times(500, 120, flood)
  expect(statuses).toContain(429)
  annotate(`${statuses.filter((status) => status === 422).length} of 500 checked`)
  expect(storedReferences(pair.dataDir)).toEqual([])
  expect(await (await postTrialForm(pair.siteUrl, { code: '1' }, '198.51.100.1')).text()).toContain('申请人')
  await pair.end()
})

test('unchecked applications are limited by network and recipient, and delivered fairly and fast', async ({
  annotate,
}) => {
  const pair = await preparePair(proxied)
  await pair.startSite()
  const post = async (email: string, from: string) =>
    (await postTrialForm(pair.siteUrl, { email }, from)).status
  const kept = (statuses: number[]) => statuses.filter((status) => status === 303).length
  // the same network by several addresses, the same person from several networks, each of the other kind within its limit
  expect(kept(await times(70, 4, (n) => post(`a${n}@example.com`, `203.0.113.${n}`)))).toBe(60)
  expect(kept(await times(70, 4, (n) => post(`b${n}@example.com`, `2001:db8:7:${n}::1`)))).toBe(60)
  const same = await times(8, 1, (n) => post('victim@example.com', `198.51.${n}.1`))
  expect(same).toEqual([303, 303, 303, 303, 303, 429, 429, 429])
  expect(kept(await times(200, 4, (n) => post(`c${n}@example.com`, `10.0.${n % 50}.1`)))).toBe(200)
  expect(await post('last@example.com', '192.0.2.1')).toBe(303)

  await pair.startUpstream()
  const stored = () => storedReferences(pair.dataDir).length
  // the same content from one person, sent from five networks, is one application
  await expect.poll(stored, { timeout: 60_000 }).toBe(322)
  const done = deliveries(pair.dataDir)
  // the few that were tried while the upstream was away wait for their next attempt, and come last
  const seconds = ((done[200]?.at ?? 0) - (done[0]?.at ?? 0)) / 1_000
  annotate(`${(200 / seconds).toFixed(0)} delivered a second`)
  // each takes some 2.5 ms of processor of the upstream and 1 ms of the site: a hundred on a machine with six programs at work
  expect(200 / seconds).toBeGreaterThan(10)
  // of 58 networks each has its turn before anybody's second
  expect(done.findIndex(({ network }) => network === '192.0.2.0/24')).toBeLessThan(80)
  // and now codes are checked again
  expect(await post('late@example.com', '192.0.2.7')).toBe(422)
  await pair.end()
})

/** Several connections, each of which posts again as soon as it is answered. @returns the statuses */
async function times(
  count: number,
  connections: number,
  post: (n: number) => Promise<number>,
): Promise<number[]> {
  let posted = 0
  const statuses: number[] = []
  const connection = async () => {
    while (posted < count) statuses.push(await post(posted++))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return statuses
}

/** What the upstream has, in the order it was stored, with the network the site took it from. */
function deliveries(dataDir: string): { at: number; network: string }[] {
  const read = (file: string, query: string) => {
    const database = new DatabaseSync(join(dataDir, file), { readOnly: true, timeout: 5_000 })
    const rows = database.prepare(query).all()
    database.close()
    return rows
  }
  const kept = read(join('site', 'inbox.sqlite'), 'select id, network from inbox')
  const networks = new Map(kept.map(({ id, network }) => [referenceOf(String(id)), String(network)]))
  return read('upstream.sqlite', 'select reference, created_at from trial_application order by id').map(
    ({ reference, created_at }) => ({
      at: Number(created_at),
      network: networks.get(String(reference)) ?? '',
    }),
  )
}
