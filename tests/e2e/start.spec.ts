import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/processes/free-port.ts'
import { expect, test } from './fixture.ts'

test.skip(Boolean(process.env.E2E_EXTERNAL), 'the site under test was not started from here')

test.describe('npm start', () => {
  test('prints both addresses once both answer and stops both', async ({ request }) => {
    const run = await start({})
    const [site, upstream] = await run.addresses()
    expect((await request.get(site)).status()).toBe(200)
    expect((await request.get(`${upstream}healthz`)).status()).toBe(200)
    run.child.kill('SIGTERM')
    expect(await run.exitCode).toBe(0)
    await expect.poll(() => answers(site)).toBe(false)
    await expect.poll(() => answers(upstream)).toBe(false)
  })

  test('leaves nothing behind when it is killed outright', async () => {
    const run = await start({})
    const [site, upstream] = await run.addresses()
    run.child.kill('SIGKILL')
    await expect.poll(() => answers(site)).toBe(false)
    await expect.poll(() => answers(upstream)).toBe(false)
  })

  test('starts no upstream when another one is named', async () => {
    const run = await start({ API_BASE_URL: 'http://localhost:9' })
    expect(await run.output(/upstream {2}\S+/)).toContain('http://localhost:9')
    run.child.kill('SIGTERM')
    expect(await run.exitCode).toBe(0)
  })

  test('says which variable to set when a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    for (const variable of ['PORT', 'API_PORT']) {
      const run = await start({ [variable]: String(port) })
      expect(await run.output(/taken.*/)).toContain(`${variable}=`)
      expect(await run.exitCode).toBe(1)
    }
    other.close()
  })
})

type Run = {
  child: ChildProcess
  exitCode: Promise<number | null>
  /** waits until the output matches or the program has ended, and returns all of it */
  output: (pattern: RegExp) => Promise<string>
  addresses: () => Promise<[site: string, upstream: string]>
}

async function start(settings: Record<string, string>): Promise<Run> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-start-'))
  const { E2E_BASE_URL: _, E2E_API_URL: __, ...outside } = process.env
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    env: { ...outside, ...ports, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  let hasEnded = false
  const exitCode = once(child, 'close').then(async ([code]) => {
    hasEnded = true
    await rm(dataDir, { recursive: true, force: true })
    return code as number | null
  })
  const output = async (pattern: RegExp) => {
    await expect.poll(() => hasEnded || pattern.test(text), { timeout: 0 }).toBe(true)
    expect(text).toMatch(pattern)
    return text
  }
  const addresses = async (): Promise<[string, string]> => {
    const shown = await output(/upstream {2}\S+/)
    return [addressAfter('site', shown), addressAfter('upstream', shown)]
  }
  return { child, exitCode, output, addresses }
}

function addressAfter(name: string, shown: string): string {
  return new RegExp(`${name} {2,}(\\S+)`).exec(shown)?.[1] ?? ''
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
