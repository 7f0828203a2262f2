import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EndlessPeer {
  url: string
  /** Bytes written to callers so far. */
  written: () => number
  /** Callers that it writes to now. */
  callers: () => number
  close: () => void
}

/** A server whose answers never end, on a free port. */
export async function startEndlessPeer(
  headers: Record<string, string> = {},
  status = 200,
): Promise<EndlessPeer> {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  let written = 0
  let callers = 0
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, headers)
    callers += 1
    response.on('close', () => {
      callers -= 1
    })
    const write = (): void => {
      while (!response.destroyed) {
        written += chunk.byteLength
        if (!response.write(chunk)) return void response.once('drain', write)
      }
    }
    write()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    written: () => written,
    callers: () => callers,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
