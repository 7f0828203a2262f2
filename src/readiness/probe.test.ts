import { gzipSync } from 'node:zlib'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { answerProbe } from './probe.server.ts'
import { largestProbe, probePath } from './probe.ts'

const ask = (path: string, client = 'visitor', limits?: Parameters<typeof answerProbe>[2]) =>
  answerProbe(new Request(`http://site.test${path}`), client, limits)

it.each([0, 1, 100_000, largestProbe])('sends %i bytes that nobody keeps', async (bytes) => {
  const response = await ask(probePath(bytes))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect((await response.arrayBuffer()).byteLength).toBe(bytes)
})

it('sends bytes that do not compress', async () => {
  const bytes = new Uint8Array(await (await ask(probePath(200_000))).arrayBuffer())
  expect(gzipSync(bytes).length).toBeGreaterThan(199_000)
})

it.each([
  '',
  '?bytes=',
  '?bytes=-1',
  '?bytes=1e3',
  '?bytes=0x10',
  '?bytes=2000001',
  '?bytes=99999999',
  '?bytes=a',
])('refuses %s', async (query) => {
  expect((await ask(`/probe${query}`)).status).toBe(400)
})

it('tells a client that asks for too much to wait, and leaves the others alone', async () => {
  const limits = {
    client: new RateLimiterMemory({ points: 10, duration: 60 }),
    everyone: new RateLimiterMemory({ points: 1_000, duration: 60 }),
  }
  expect((await ask(probePath(90_000), 'greedy', limits)).status).toBe(200)
  const refused = await ask(probePath(90_000), 'greedy', limits)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(probePath(0), 'modest', limits)).status).toBe(200)
})

it('has a ceiling for everybody together', async () => {
  const limits = {
    client: new RateLimiterMemory({ points: 1_000, duration: 60 }),
    everyone: new RateLimiterMemory({ points: 10, duration: 60 }),
  }
  expect((await ask(probePath(90_000), 'first', limits)).status).toBe(200)
  expect((await ask(probePath(90_000), 'second', limits)).status).toBe(429)
})
