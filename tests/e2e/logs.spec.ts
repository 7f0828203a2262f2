import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callHeaders, listServerFunctions } from '../server/server-functions.ts'
import { preparePair } from '../site-pair.ts'
import { expect, test } from './fixture.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'the logs of a site elsewhere are not read')

/** What somebody types in the course of a visit. None of it may stand in a log, in any spelling. */
const typed = {
  name: 'Zhang Canary',
  telephone: '13812345678',
  email: 'canary.person@firm.example',
  code: '975318',
  address: '77 Canary Wharf Road',
  password: 'correct horse canary staple',
  query: 'canary-search-words',
}

test('the logs of a whole journey hold nothing that was typed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logs-'))
  const file = join(folder, 'all.log')
  const output = openSync(file, 'a')
  const spoken = { ON_CONSOLE: `{"telephone":"${typed.telephone}",${typed.email}` }
  const env = { LOG_LEVEL: 'debug', NODE_ENV: 'production', ...spoken }
  const pair = await preparePair(env, ['./tests/preload/console-on-signal.ts'], output)
  try {
    const { site, upstream } = await pair.running()
    await visit(pair.siteUrl, pair.upstreamUrl)
    process.kill(site.pid ?? 0, 'SIGUSR2')
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('Server Fn Error!')
    // the inbox takes one as well, and tries to deliver it
    await upstream.stop()
    await apply(pair.siteUrl)
  } finally {
    await pair.end()
    closeSync(output)
  }
  const logs = readFileSync(file, 'utf8')
  expect(logs).toContain('/trial/')
  // one line of it is kept, and not what it is about
  expect(logs).toContain('SyntaxError at ')
  for (const value of Object.values(typed)) {
    for (const spelling of [
      value,
      encodeURIComponent(value),
      new URLSearchParams({ value }).toString().slice(6),
    ])
      expect(logs, value).not.toContain(spelling)
  }
  rmSync(folder, { recursive: true, force: true })
})

async function visit(siteUrl: string, upstreamUrl: string): Promise<void> {
  const { name, telephone, email, address, password, query } = typed
  await post(siteUrl, '/en/trial/trial', {
    email,
    name,
    telephone,
    address,
    intent: 'code',
    key: 'k'.repeat(22),
  })
  await apply(siteUrl)
  await fetch(`${siteUrl}/en/search?q=${query}`)
  await fetch(`${siteUrl}/en/download/search?q=${query}`)
  for (const path of ['/m/login', '/m/register', '/m/forgotten'])
    await post(upstreamUrl, path, { email, password, name })
  // broken calls, whose parsers like to repeat what they were given
  const broken = [`{"data":{"email":"${email}","telephone":"${telephone}"`, `{"code":${typed.code}x}`]
  for (const { method, path } of listServerFunctions()) {
    for (const body of broken) {
      const headers = { ...callHeaders(siteUrl), 'content-type': 'application/json' }
      if (method === 'POST') await fetch(siteUrl + path, { method, headers, body })
      else await fetch(`${siteUrl}${path}?payload=${encodeURIComponent(body)}`, { headers })
    }
  }
}

async function apply(siteUrl: string): Promise<void> {
  const { name, telephone, email, code, address } = typed
  const fields = {
    name,
    telephone,
    email,
    code,
    address,
    product: '8',
    consent: 'yes',
    key: crypto.randomUUID(),
  }
  const response = await post(siteUrl, '/en/trial/trial', fields)
  expect([303, 422]).toContain(response.status)
}

function post(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  return fetch(origin + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}
