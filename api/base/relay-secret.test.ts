import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { relaySecretOf } from './relay-secret.ts'

describe('relaySecretOf', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-secret-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('makes a secret that only its owner reads, once', async () => {
    const secret = relaySecretOf(join(folder, 'new'))
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(relaySecretOf(join(folder, 'new'))).toBe(secret)
    expect((await stat(join(folder, 'new', 'relay-secret'))).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'new'))).toEqual(['relay-secret'])
  })

  it('is the same for all that start at the same moment', { timeout: 60_000 }, async () => {
    const path = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'relay-secret.ts')).href)
    const code = `const { relaySecretOf } = await import(${path}); (await import('node:worker_threads')).parentPort.postMessage(relaySecretOf(${JSON.stringify(folder)}))`
    const start = () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
        worker.once('message', resolve).once('error', reject)
      })
    const secrets = await Promise.all(Array.from({ length: 6 }, start))
    expect(new Set(secrets).size).toBe(1)
  })

  it('says what to do when it cannot be read', async () => {
    await writeFile(join(folder, 'relay-secret'), 'short\n')
    expect(() => relaySecretOf(folder)).toThrow(OperatorError)
    expect(() => relaySecretOf('/dev/null/x')).toThrow(/RELAY_SECRET/)
  })
})
