import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './staff-member.ts'
import { startUpstream, type UpstreamProcess } from './upstream-process.ts'

let folder: string
let member: Awaited<ReturnType<typeof newMember>>
let upstream: UpstreamProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-automation-'))
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(await readFile('docs/automation.md', 'utf8')) ?? []
  await writeFile(join(folder, 'publish-package.mjs'), script)
  // what an .msi begins with
  await writeFile(join(folder, 'client.msi'), Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  upstream = await startUpstream({ dataDir: folder })
  member = await newMember(folder, upstream.url)
})
afterAll(async () => {
  await upstream?.stop()
  await rm(folder, { recursive: true, force: true })
})

function run(version: string, { email, password } = member) {
  const env = { STAFF_API: `${upstream.url}/staff/v1`, STAFF_EMAIL: email, STAFF_PASSWORD: password }
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
  const { status, stderr } = run('99.2', { ...member, password: 'a wrong password' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('POST /session: 401')])
  expect(stderr).toContain('wrong-credentials')
})
