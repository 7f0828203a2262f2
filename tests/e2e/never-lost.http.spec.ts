import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { newFormKey } from '../../src/trial/form-key.ts'
import { freePort } from '../../tools/free-port.ts'
import { type Program, startProgram } from '../../tools/program.ts'
import { readSettings } from '../../tools/settings.ts'
import { waitUntilAnswers } from '../../tools/wait-until-answers.ts'

/** A site and an upstream of its own, each of which can be cut off at any moment. */
async function startPair() {
  const dataDir = await mkdtemp(join(tmpdir(), 'never-lost-'))
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const { env, siteUrl, apiBaseUrl } = readSettings({ ...ports, DATA_DIR: dataDir })
  const run = async (name: string, main: string, url: string): Promise<Program> => {
    const program = startProgram(name, [main], { env: { ...env, LOG_LEVEL: 'silent' }, quiet: true })
    await waitUntilAnswers(`${url}/healthz`, 30_000)
    return program
  }
  return {
    siteUrl,
    dataDir,
    startSite: () => run('site', 'host/main.ts', siteUrl),
    startUpstream: () => run('upstream', 'api/main.ts', apiBaseUrl),
  }
}

test('an inbox that cannot be written is a 503 that keeps the input and promises nothing', async () => {
  const { siteUrl, dataDir, startSite } = await startPair()
  // a file where the folder has to be: nobody can write below it, root included
  await writeFile(join(dataDir, 'site'), '')
  const site = await startSite()
  const response = await post(siteUrl, newFormKey(), 7)
  const page = await response.text()
  expect(response.status).toBe(503)
  expect(page).toContain('value="申请人7"')
  expect(page).not.toMatch(/T-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Posts the form as a browser without JavaScript does. */
function post(siteUrl: string, key: string, n: number): Promise<Response> {
  const fields = {
    key,
    name: `申请人${n}`,
    telephone: '13800138000',
    email: `visitor-${n}@example.com`,
    code: '123456',
    product: '8',
    consent: 'yes',
  }
  const body = new URLSearchParams(fields)
  const headers = { origin: siteUrl }
  return fetch(`${siteUrl}/cn/trial/trial`, { method: 'POST', body, headers, redirect: 'manual' })
}

/** @returns the reference where success was said */
async function apply(siteUrl: string, key: string, n: number): Promise<string | undefined> {
  try {
    const response = await post(siteUrl, key, n)
    return response.headers.get('location')?.match(/T-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0]
  } catch {
    // cut off before the answer: nothing was promised
    return undefined
  }
}

test('every application that was acknowledged is there exactly once, whatever is cut off', async () => {
  test.setTimeout(180_000)
  const { siteUrl, dataDir, startSite, startUpstream } = await startPair()
  const acknowledged = new Map<string, string>()
  const keys = Array.from({ length: 40 }, () => newFormKey())
  const sendAll = (from: number, to: number) =>
    Promise.all(
      keys.slice(from, to).map(async (key, n) => {
        const reference = await apply(siteUrl, key, from + n)
        if (reference) acknowledged.set(key, reference)
      }),
    )

  // the upstream is down: the site keeps what it accepts, and is itself cut off in the middle
  let site = await startSite()
  await sendAll(0, 15)
  expect(acknowledged.size).toBe(15)
  const rest = sendAll(15, 40)
  await expect.poll(() => acknowledged.size, { intervals: [1] }).toBeGreaterThan(18)
  await site.kill()
  await rest

  // it comes back, visitors press the button again, and the upstream is cut off while it takes the applications in
  site = await startSite()
  let upstream = await startUpstream()
  await expect.poll(() => countApplications(dataDir), { timeout: 30_000, intervals: [20] }).toBeGreaterThan(3)
  await upstream.kill()
  await sendAll(0, 40)
  expect(acknowledged.size).toBe(40)
  upstream = await startUpstream()

  await expect.poll(() => countApplications(dataDir), { timeout: 90_000 }).toBe(40)
  expect(referencesIn(dataDir).sort()).toEqual([...acknowledged.values()].sort())
  await site.stop()
  await upstream.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function countApplications(dataDir: string): number {
  return referencesIn(dataDir).length
}

function referencesIn(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'upstream.sqlite'), { readOnly: true })
  try {
    return database
      .prepare('select reference from trial_application')
      .all()
      .map(({ reference }) => String(reference))
  } finally {
    database.close()
  }
}
