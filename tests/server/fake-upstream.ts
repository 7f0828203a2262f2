import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'

/** For the tests of a file an upstream that answers as `handle` says, and a data folder of the site's own. */
export function fakeUpstream(handle: RequestListener = () => {}) {
  const server = createServer((request, response) => upstream.handle(request, response))
  const upstream = { server, handle, url: '', folder: '' }
  beforeAll(async () => {
    upstream.folder = await mkdtemp(join(tmpdir(), 'fake-upstream-'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    vi.stubEnv('API_BASE_URL', upstream.url)
    vi.stubEnv('DATA_DIR', upstream.folder)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
    // copies may still be on their way to the disk
    await rm(upstream.folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return upstream
}

/** For the listener of such an upstream. */
export function sendJson(response: Parameters<RequestListener>[1], body: string | object): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.setHeader('content-type', 'application/json').end(text)
}
