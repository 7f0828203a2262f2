import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startApi } from './start-api.ts'

it('tells how requests went and what waits in the outbox, on a port of its own', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-metrics-'))
  const api = await startApi({ port: 0, dataDir, metrics: { host: '127.0.0.1', port: 0 } })
  await fetch(`${api.url}/news`)
  await fetch(`${api.url}/nobody-knows-this`)
  await fetch(`${api.url}/trial/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'visitor@example.com', lang: 'en' }),
  })
  const text = await (await fetch(api.metricsUrl ?? '')).text()
  expect(text).toContain('api_requests_total{resource="news",method="GET",status="200"} 1\n')
  expect(text).toContain('api_requests_total{resource="other",method="GET",status="404"} 1\n')
  expect(text).toContain('api_request_seconds_count{resource="news",method="GET",status="200"} 1\n')
  expect(text).toContain('api_database_up 1\n')
  expect(text).toContain('api_outbox_messages{status="waiting"} 1\n')
  expect(text).toMatch(/api_outbox_age_seconds \d/)
  expect(text).not.toContain('visitor@')
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404)
  await api.close()
  await rm(dataDir, { recursive: true })
})
