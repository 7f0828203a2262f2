import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../tools/processes/free-port.ts'
import { createDatabase } from '../postgres/postgres.ts'
import { serverAccount } from '../server/server-account.ts'
import { hasProgram } from '../setup/has-program.ts'
import { deferredBody, postApplication } from '../trial-requests.ts'
import { startUpstream, type UpstreamProcess } from '../upstream-process.ts'

const hasBouncer = hasProgram('PgBouncer', 'pgbouncer', '--version')
const name = `bounced_${crypto.randomUUID().slice(0, 8)}`

let folder: string
let bouncer: ChildProcess
let upstream: UpstreamProcess
let direct: string

beforeAll(async () => {
  if (!hasBouncer) return
  direct = await createDatabase(inject('postgresUrl'), name)
  const { hostname, port, username, password } = new URL(direct)
  folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const account = await serverAccount()
  const listen = await freePort()
  // nothing but where to go: all else as PgBouncer has it
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${name} = host=${hostname} port=${port} user=${username} password=${password}\n[pgbouncer]
listen_addr = 127.0.0.1\nlisten_port = ${listen}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\n`,
  )
  if (account) await chown(folder, account.uid, account.gid)
  bouncer = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' })
  const databaseUrl = `postgres://anybody@127.0.0.1:${listen}/${name}`
  await vi.waitUntil(() => answers(databaseUrl), { timeout: 20_000 })
  upstream = await startUpstream({ dataDir: join(folder, 'upstream'), databaseUrl })
})
afterAll(async () => {
  if (!hasBouncer) return
  await upstream?.stop()
  bouncer?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

test.skipIf(!hasBouncer)(
  'the upstream works behind PgBouncer with transaction pooling',
  async ({ annotate }) => {
    const apply = (n: number) => postApplication(upstream.url, deferredBody(`person${n}@firm.test`))
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => apply(n)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await fetch(`${upstream.url}/news`)).status).toBe(200)
    const client = new pg.Client({ connectionString: direct })
    await client.connect()
    const { rows } = await client.query('select count(*) as n from trial_application')
    await client.end()
    expect(Number(rows[0].n)).toBe(60)
    annotate('60 applications at once')
  },
)
