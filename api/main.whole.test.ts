import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

describe('node api/main.ts', () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'test-main-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const run = (env: Record<string, string> = {}) =>
    new Run({ DATA_DIR: dataDir, API_PORT: '0', ADMIN: 'off', ...env })

  it('prints one line once it listens and ends on SIGTERM', async () => {
    const main = run()
    const url = await main.listening()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    main.child.kill('SIGTERM')
    expect(await main.ended()).toBe(0)
    expect(main.stdout.trim().split('\n')).toHaveLength(1)
    expect(main.stderr).toBe('')
  })

  it('says where the first administrator is made, until there is one, and ends on SIGINT', async () => {
    const main = run({ ADMIN: 'on' })
    await main.listening()
    expect(main.stderr).toMatch(/\n {2}http:\/\/localhost:3000\/admin\/invitation\?token=[\w-]{43}\n/)
    main.child.kill('SIGINT')
    expect(await main.ended()).toBe(0)
  })

  it('starts without compiling its schemas', async () => {
    const preload = join(import.meta.dirname, '..', 'tests', 'preload', 'count-compiled.ts')
    const main = run({ ADMIN: 'on', NODE_OPTIONS: `--import=${preload}` })
    await main.listening()
    main.child.kill('SIGTERM')
    await main.ended()
    // the one: arktype asks whether it may
    expect(main.stdout).toMatch(/\ncompiled 1\n$/)
  })

  it('logs an error nobody caught, finishes what is in flight and ends with 1', async () => {
    const preload = join(import.meta.dirname, '..', 'tests', 'preload', 'throw-on-signal.ts')
    const main = run({ NODE_OPTIONS: `--import=${preload}` })
    const url = await main.listening()
    const asking = request(`${url}/news/hits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'in-flight-1',
        expect: '100-continue',
      },
    })
    asking.flushHeaders()
    await once(asking, 'continue')
    main.child.kill('SIGUSR2')
    await vi.waitFor(() => expect(main.stderr).toContain('\n'), { timeout: 20_000 })
    asking.end('{"hits":{}}')
    const [response] = await once(asking, 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await main.ended()).toBe(1)
    expect(JSON.parse(main.stderr)).toMatchObject({
      level: 50,
      msg: 'uncaught-exception',
      error: 'nobody caught me',
    })
  })

  it('may be started twice at once on one new file', async () => {
    const both = [run(), run()]
    const urls = await Promise.all(both.map((main) => main.listening()))
    const lists = await Promise.all(urls.map(async (url) => (await fetch(`${url}/news?limit=50`)).text()))
    expect(lists[0]).toBe(lists[1])
    for (const main of both) main.child.kill('SIGTERM')
    expect(await Promise.all(both.map((main) => main.ended()))).toEqual([0, 0])
  })

  it.each([
    [{ API_PORT: 'three' }, /^API_PORT is "three"\. Set it to [^\n]+\n$/],
    [{ DATA_DIR: '/dev/null/x' }, /^Cannot use the secret file [^\n]+DATA_DIR[^\n]+\n$/],
  ])('ends with one line for a wrong setting: %o', async (env, line) => {
    const main = run(env as Record<string, string>)
    expect(await main.ended()).toBe(1)
    expect([main.stdout, main.stderr]).toEqual(['', expect.stringMatching(line)])
  })
})

class Run {
  readonly child: ChildProcess
  stdout = ''
  stderr = ''
  readonly #closed: Promise<unknown[]>

  constructor(env: Record<string, string>) {
    const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
    this.child = spawn(process.execPath, [MAIN], {
      env: { ...compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#closed = once(this.child, 'close')
    this.child.stdout?.on('data', (chunk) => {
      this.stdout += chunk
    })
    this.child.stderr?.on('data', (chunk) => {
      this.stderr += chunk
    })
  }

  /** The address in the line it prints. */
  async listening(): Promise<string> {
    while (!this.stdout.includes('\n')) {
      const [event] = await Promise.race([
        once(this.child.stdout as NodeJS.EventEmitter, 'data'),
        this.#closed,
      ])
      if (typeof event === 'number' || event === null) throw new Error(`It ended: ${this.stderr}`)
    }
    return /http:\S+/.exec(this.stdout)?.[0] ?? ''
  }

  /** Its exit code. */
  async ended(): Promise<unknown> {
    return (await this.#closed)[0]
  }
}
