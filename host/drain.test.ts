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

test('under load nobody who was let in is left without an answer', async () => {
  const site = await startFakeSite()
  site.app.answer('/en/search', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return htmlPage('<p>done</p>')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const outcomes: string[] = []
  let leaving = false
  const visit = async () => {
    for (let refused = false; !refused; ) {
      const outcome = await visitOnce(`${site.url}/en/search`, agent)
      refused = outcome === 'ECONNREFUSED'
      // only who comes after it stopped listening is refused
      outcomes.push(refused && leaving ? 'refused' : outcome)
    }
  }
  const visitors = Array.from({ length: 20 }, visit)
  await expect.poll(() => outcomes.length, { timeout: 10_000 }).toBeGreaterThan(100)
  leaving = true
  await site.close(200)
  await Promise.all(visitors)
  agent.destroy()
  expect(new Set(outcomes)).toEqual(new Set(['200', 'refused']))
})

function visitOnce(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)))
      response.on('error', () => resolve('cut off'))
    })
    // a connection that nobody took any more was not let in
    sent.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNRESET' && !sent.reusedSocket ? 'ECONNREFUSED' : code),
    )
  })
}
