import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/**
 * Opens a page of a server that sends the document in pieces, and all else as the site does: so a browser reads it that
 * has much else to do.
 * @param cuts where the document is cut, each the first text of a piece
 * @returns `next` sends the next piece; `close` ends the server, whatever has been sent
 */
export async function openInPieces(
  page: Page,
  path: string,
  cuts: readonly string[],
): Promise<{ next: () => Promise<void>; close: () => Promise<void> }> {
  const base = process.env.E2E_BASE_URL ?? ''
  const answer = await fetch(base + path)
  const pieces = cut(await answer.text(), cuts)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const { promise: opened, resolve: open } = Promise.withResolvers<ServerResponse>()
  const server = createServer(async ({ url = '' }, response) => {
    if (url === path) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      return open(response)
    }
    const other = await fetch(base + url)
    response.writeHead(other.status, { 'content-type': other.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await other.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const going = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    // what is never sent as a whole is never loaded
    waitUntil: 'commit',
  })
  const response = await opened
  const next = async () => {
    response.write(pieces.shift() ?? '')
    if (pieces.length > 0) return
    response.end()
    await going
  }
  return {
    next,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await going.catch(() => {})
    },
  }
}

function cut(text: string, cuts: readonly string[]): string[] {
  const places = cuts.map((start) => text.indexOf(start))
  if (places.includes(-1)) throw new Error(`the page has not all of ${cuts.join(', ')}`)
  return [0, ...places].map((start, index) => text.slice(start, places[index]))
}
