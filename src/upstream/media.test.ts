import { afterEach, expect, test, vi } from 'vitest'
import { startEndlessPeer } from '../../tests/endless-peer.ts'

const picture = '0190f0e0-0000-7000-8000-000000000000-800.webp'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['picture', { 'content-type': 'image/webp' }],
  ['page', { 'content-type': 'text/html' }],
])('a %s of the upstream that never ends is left, and is no picture', async (_, headers) => {
  const peer = await startEndlessPeer(headers)
  vi.stubEnv('API_BASE_URL', peer.url)
  vi.resetModules()
  const { readPicture } = await import('./media.server.ts')
  expect((await readPicture(picture))?.status).toBe(503)
  await expect.poll(peer.callers).toBe(0)
  expect(peer.written()).toBeLessThan(50_000_000)
  peer.close()
})
