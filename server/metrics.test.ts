import { expect, test } from 'vitest'
import { ask } from '../tests/server/ask.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'

test('counts what was answered, by kind, status and part of the cache, on a port of its own', async () => {
  const server = await startFakeServer({ metricsPort: 0 })
  for (const path of [
    '/en',
    '/en',
    '/en',
    '/en/download/search',
    '/assets/entry-AbCd1234.js',
    '/healthz',
    '/en/%zz',
  ])
    await ask(server, path)
  await ask(server, '/en/trial/trial', { method: 'POST', body: 'a=b' })
  const text = await (await fetch(server.metricsUrl ?? '')).text()
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="hit"} 2\n')
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="miss"} 1\n')
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="bypass"} 1\n')
  expect(text).toContain('site_requests_total{kind="asset",status="200",cache="none"} 1\n')
  expect(text).toContain('site_requests_total{kind="form",status="200",cache="bypass"} 1\n')
  expect(text).toContain('site_request_seconds_count{kind="page"} 2\n')
  expect(text).toMatch(/site_build_info\{build="\w+",node="v\d/)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'site_kept_pages',
    'site_shed_total',
  ])
    expect(text).toContain(name)
  for (const line of text.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  await server.close()
})

test('visitors do not find it, and without a port nobody does', async () => {
  const server = await startFakeServer()
  expect(server.metricsUrl).toBeUndefined()
  expect((await ask(server, '/metrics')).text).not.toContain('site_requests_total')
  await server.close()
})
