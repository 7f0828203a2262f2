import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../api/db/open-database.ts'
import { invite } from '../api/staff/identity/invitations.ts'
import { startUpstream, type UpstreamProcess } from './upstream-process.ts'

const EMAIL = 'builds@firm.example'
const PASSWORD = 'a long enough password of a program'

let folder: string
let upstream: UpstreamProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-automation-'))
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(await readFile('docs/automation.md', 'utf8')) ?? []
  await writeFile(join(folder, 'publish-package.mjs'), script)
  // what an .msi begins with
  await writeFile(join(folder, 'client.msi'), Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  upstream = await startUpstream({ dataDir: folder })
  const db = await openDatabase({ dataDir: folder })
  const member = { email: EMAIL, name: 'Builds', role: 'publisher', lang: 'en' } as const
  const token = await invite(db, member, { id: null, name: 'test' }, Date.now())
  await db.destroy()
  const accepted = await fetch(`${upstream.url}/staff/v1/invitation/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Builds', password: PASSWORD }),
  })
  expect(accepted.status).toBe(200)
})
afterAll(async () => {
  await upstream?.stop()
  await rm(folder, { recursive: true, force: true })
})

function run(version: string, password = PASSWORD) {
  const env = { STAFF_API: `${upstream.url}/staff/v1`, STAFF_EMAIL: EMAIL, STAFF_PASSWORD: password }
  const args = [join(folder, 'publish-package.mjs'), join(folder, 'client.msi'), version]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('the script of docs/automation.md publishes a package, once', async () => {
  expect(run('99.1')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^client\.msi is public, SHA-256 [0-9a-f]{64}\n$/),
    stderr: '',
  })
  const found: { items: object[] } = await (await fetch(`${upstream.url}/downloads?q=99.1`)).json()
  expect(found.items).toEqual([expect.objectContaining({ version: '99.1', fileName: 'client.msi' })])
  expect(run('99.1').stderr).toContain('POST /packages?product=mvda&version=99.1')
})

it('says why it was refused', () => {
  const { status, stderr } = run('99.2', 'a wrong password')
  expect([status, stderr]).toEqual([1, expect.stringContaining('POST /session: 401')])
  expect(stderr).toContain('wrong-credentials')
})
