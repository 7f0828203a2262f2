import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../tools/processes/free-port.ts'
import { waitUntilAnswers } from '../tools/processes/wait-until-answers.ts'
import { hasProgram } from './setup/has-program.ts'

const canFilter =
  hasProgram('filters of units', 'systemd-analyze', 'syscall-filter', '@system-service') &&
  hasProgram('filters of units', '/usr/bin/python3', '-c', 'import seccomp')

let folder: string
let running: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-'))
  running = []
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs what a unit runs, under its own filter. */
async function run(name: string, env: Record<string, string>, change = (command: string[]) => command) {
  const unit = `deploy/systemd/${name}`
  const [, line = ''] = /^ExecStart=\/usr\/local\/bin\/node (.*)$/m.exec(await readFile(unit, 'utf8')) ?? []
  const command = ['tests/run-filtered.py', unit, process.execPath, ...change(line.split(' '))]
  const child = spawn('/usr/bin/python3', command, { env: { ...process.env, DATA_DIR: folder, ...env } })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'exit').then(([code, signal]) => [code ?? signal, output])
  return { child, ended }
}

async function started(unit: string, env: Record<string, string>, port: number) {
  const program = await run(unit, env)
  await waitUntilAnswers(`http://127.0.0.1:${port}/readyz`, { name: unit, ended: program.ended })
  return program
}

test.skipIf(!canFilter)('a call that the filter leaves out is refused, not answered by killing', async () => {
  const chown = "try { fs.chownSync('.', 0, 0); console.log('done') } catch (e) { console.log(e.code) }"
  for (const unit of ['deskcloud-site@.service', 'deskcloud-upstream.service'])
    expect(await (await run(unit, {}, () => ['-e', chown])).ended).toEqual([0, 'EPERM\n'])
})

test.skipIf(!canFilter)('the upstream starts, is backed up and drains under its filter', async () => {
  const port = await freePort()
  const env = { API_PORT: String(port), RELAY_SECRET: 'a secret of the tests' }
  const upstream = await started('deskcloud-upstream.service', env, port)
  const to = join(folder, 'backups')
  const toFolder = (command: string[]) =>
    command.map((part) => (part === '/var/backups/deskcloud' ? to : part))
  expect((await (await run('deskcloud-backup.service', env, toFolder)).ended)[0]).toBe(0)
  expect(await readdir(to)).toHaveLength(1)
  upstream.child.kill('SIGTERM')
  expect((await upstream.ended)[0]).toBe(0)
})

test.skipIf(!canFilter || !existsSync('dist/server/server.js'))(
  'the site starts, archives its assets and drains under its filter',
  async () => {
    const port = await freePort()
    const env = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DRAIN_DELAY_MS: '0' }
    const site = await started('deskcloud-site@.service', env, port)
    const assets = await readdir('dist/client/assets')
    await expect.poll(() => readdir(join(folder, 'assets')), { timeout: 20_000 }).toHaveLength(assets.length)
    site.child.kill('SIGTERM')
    expect((await site.ended)[0]).toBe(0)
  },
)
