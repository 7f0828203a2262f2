import { expect, test } from 'vitest'
import { ask } from '../rig/ask.ts'
import { startFakeSite } from '../rig/fake-site.ts'

test('counts what was answered, by kind, status and part of the cache, on a port of its own', async () => {
  const site = await startFakeSite({ metricsPort: 0 })
  for (const path of ['/en', '/en', '/en', '/en/search', '/assets/entry-AbCd1234.js', '/healthz', '/en/%zz'])
    await ask(site, path)
  await ask(site, '/en/trial/trial', { method: 'POST', body: 'a=b' })
  const text = await (await fetch(site.metricsUrl ?? '')).text()
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="hit"} 2\n')
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="miss"} 1\n')
  expect(text).toContain('site_requests_total{kind="page",status="200",cache="bypass"} 1\n')
  expect(text).toContain('site_requests_total{kind="asset",status="200",cache="none"} 1\n')
  expect(text).toContain('site_requests_total{kind="form",status="200",cache="bypass"} 1\n')
  expect(text).toContain('site_request_seconds_count{kind="page"} 2\n')
  expect(text).toMatch(/site_build_info\{build="\w+",node="v\d/)
  for (const name of ['event_loop_delay_seconds', 'memory_bytes', 'kept_pages', 'shed_total'])
    expect(text).toContain(`site_${name}`)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  await site.close()
})

test('visitors do not find it, and without a port nobody does', async () => {
  const site = await startFakeSite()
  expect(site.metricsUrl).toBeUndefined()
  expect((await ask(site, '/metrics')).text).not.toContain('site_requests_total')
  await site.close()
})
