import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from './rig/ask.ts'
import { htmlPage } from './rig/fake-app.ts'
import { startFakeSite } from './rig/fake-site.ts'

test('a request in flight is finished, new ones are refused', async () => {
  const site = await startFakeSite()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.app.answer('/en/search', () => released.then(() => htmlPage('<p>done</p>')))
  const asked = ask(site, '/en/search')
  await expect.poll(() => site.app.seen.length, { timeout: 10_000 }).toBe(1)
  const closed = site.close()
  await expect(ask(site, '/en')).rejects.toThrow('ECONNREFUSED')
  release()
  const { headers, text } = await asked
  expect(text).toBe('<p>done</p>')
  expect(headers.connection).toBe('close')
  await closed
})

test('while it leaves, /readyz says so, /healthz does not, and requests are still answered', async () => {
  const site = await startFakeSite()
  expect((await ask(site, '/readyz')).status).toBe(200)
  const closed = site.close(500)
  const ready = await ask(site, '/readyz')
  expect(ready.status).toBe(503)
  expect(ready.headers['cache-control']).toBe('no-store')
  expect((await ask(site, '/healthz')).status).toBe(200)
  const { status, headers } = await ask(site, '/en')
  expect(status).toBe(200)
  expect(headers.connection).toBe('close')
  await closed
})

test('an idle connection does not keep it from ending', async () => {
  const site = await startFakeSite()
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve) =>
    get(`${site.url}/en`, { agent }, (response) => response.resume().on('end', resolve)),
  )
  await site.close()
  agent.destroy()
})
