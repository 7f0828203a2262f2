import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../tools/processes/free-port.ts'
import { type Line, startLine } from '../cut-line.ts'
import { serverAccount } from '../server/server-account.ts'
import { hasProgram } from '../setup/has-program.ts'
import { deferredBody, postApplication } from '../trial-requests.ts'
import { startUpstream, type UpstreamProcess } from '../upstream-process.ts'

const [bin = '/usr/lib/postgresql'] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
const hasPostgres = hasProgram('failover', join(bin, 'pg_basebackup'), '--version')

let home: string
let upstream: UpstreamProcess
let primary: ChildProcess
let standby: ChildProcess
let standbyPort: number
/** The one address of a database that fails over, as a proxy or a Kubernetes service has it. */
let address: Line
let account: Awaited<ReturnType<typeof serverAccount>>

const options = () => ({ ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } })

beforeAll(async () => {
  if (!hasPostgres) return
  account = await serverAccount()
  home = await mkdtemp(join(tmpdir(), 'failover-'))
  await chmod(home, 0o700)
  if (account) await chown(home, account.uid, account.gid)
  const [first, second] = [join(home, 'first'), join(home, 'second')]
  const port = await freePort()
  standbyPort = await freePort()
  run('initdb', `-D ${first} --username=test --auth=trust --encoding=UTF8 --no-locale --no-sync`)
  primary = await start(first, port)
  run('pg_basebackup', `-D ${second} -R -h 127.0.0.1 -p ${port} -U test -c fast --no-sync`)
  standby = await start(second, standbyPort)
  // from here on a commit is acknowledged when both have it
  await ask(port, "alter system set synchronous_standby_names = '*'")
  await ask(port, 'select pg_reload_conf()')
  await vi.waitUntil(
    async () => (await ask(port, 'select sync_state as v from pg_stat_replication')) === 'sync',
    { timeout: 20_000 },
  )
  await ask(port, 'create database site')
  address = await startLine(port)
  const databaseUrl = `postgres://test@127.0.0.1:${address.port}/site`
  upstream = await startUpstream({ dataDir: join(home, 'upstream'), databaseUrl })
})

afterAll(async () => {
  if (!hasPostgres) return
  await upstream?.kill()
  await address?.close()
  for (const server of [primary, standby]) server?.kill('SIGQUIT')
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function run(program: string, parts: string): void {
  const { status, stderr } = spawnSync(join(bin, program), parts.split(' '), {
    ...options(),
    encoding: 'utf8',
  })
  expect([program, status, status === 0 ? '' : stderr]).toEqual([program, 0, ''])
}

async function start(data: string, port: number): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_buffers=16MB',
    'fsync=off',
  ]
  const parts = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), parts, { ...options(), stdio: 'ignore' })
  await vi.waitFor(() => ask(port, 'select 1 as v'), { timeout: 30_000 })
  return server
}

async function ask(port: number, query: string, database = 'postgres'): Promise<unknown> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'test', database })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(query)).rows[0]?.v
  } finally {
    await client.end()
  }
}

test.skipIf(!hasPostgres)(
  'what was acknowledged survives a failover, and applications are taken again by themselves',
  async ({ annotate }) => {
    const acknowledged: string[] = []
    let stopped = false
    let n = 0
    const apply = async () => {
      n += 1
      const body = deferredBody(`person${n}@firm.test`)
      const { status, reference = '' } = await postApplication(upstream.url, body)
      if (status === 201) acknowledged.push(reference)
    }
    const visitor = async () => {
      while (!stopped) await apply().catch(() => {})
    }
    const visitors = Array.from({ length: 8 }, visitor)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(40)

    const gone = once(primary, 'exit')
    primary.kill('SIGKILL')
    await gone
    const before = acknowledged.length
    await ask(standbyPort, 'select pg_promote() as v')
    await ask(standbyPort, "alter system set synchronous_standby_names = ''")
    await ask(standbyPort, 'select pg_reload_conf()')
    const since = performance.now()
    address.lead(standbyPort)
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    annotate(`20 more ${Math.round(performance.now() - since)} ms after the promotion`)
    stopped = true
    await Promise.all(visitors)

    const stored = await ask(standbyPort, 'select array_agg(reference) as v from trial_application', 'site')
    expect(acknowledged.filter((reference) => !(stored as string[]).includes(reference))).toEqual([])
  },
)
