import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '../tests/server/ask.ts'
import { htmlPage } from '../tests/server/fake-site.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'

test('a request in flight is finished, new ones are refused', async () => {
  const server = await startFakeServer()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.site.answer('/en/download/search', () => released.then(() => htmlPage('<p>done</p>')))
  const asked = ask(server, '/en/download/search')
  await expect.poll(() => server.site.seen.length, { timeout: 10_000 }).toBe(1)
  const closed = server.close()
  await expect(ask(server, '/en')).rejects.toThrow('ECONNREFUSED')
  release()
  const { headers, text } = await asked
  expect(text).toBe('<p>done</p>')
  expect(headers.connection).toBe('close')
  await closed
})

test('while it leaves, /readyz says so, /healthz does not, and requests are still answered', async () => {
  const server = await startFakeServer()
  expect((await ask(server, '/readyz')).status).toBe(200)
  const closed = server.close(500)
  const ready = await ask(server, '/readyz')
  expect(ready.status).toBe(503)
  expect(ready.headers['cache-control']).toBe('no-store')
  expect((await ask(server, '/healthz')).status).toBe(200)
  const { status, headers } = await ask(server, '/en')
  expect(status).toBe(200)
  expect(headers.connection).toBe('close')
  await closed
})

test('an idle connection does not keep it from ending', async () => {
  const server = await startFakeServer()
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve) =>
    get(`${server.url}/en`, { agent }, (response) => response.resume().on('end', resolve)),
  )
  await server.close()
  agent.destroy()
})

test('under load nobody who was let in is left without an answer', async () => {
  const server = await startFakeServer()
  server.site.answer('/en/download/search', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return htmlPage('<p>done</p>')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const outcomes: string[] = []
  let leaving = false
  const visit = async () => {
    for (let refused = false; !refused; ) {
      const outcome = await visitOnce(`${server.url}/en/download/search`, agent)
      refused = outcome === 'ECONNREFUSED'
      // only who comes after it stopped listening is refused
      outcomes.push(refused && leaving ? 'refused' : outcome)
    }
  }
  const visitors = Array.from({ length: 20 }, visit)
  await expect.poll(() => outcomes.length, { timeout: 10_000 }).toBeGreaterThan(100)
  leaving = true
  await server.close(200)
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
