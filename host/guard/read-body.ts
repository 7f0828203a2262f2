import type { IncomingMessage } from 'node:http'

/** Largest body taken, bytes: forms and server functions need a few kilobytes. */
export const maxBodySize = 65_536

/**
 * Collects a request body. It is read before the app starts on it, so that one that is too large gets its 413 and
 * never occupies the app.
 * @returns undefined when it is larger than `maxBodySize`, declared or counted
 * @throws when the client goes away before its end
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isTooLarge(request)) return undefined
  // nothing was announced, so node has ended it before anybody could listen
  if (request.readableEnded) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > maxBodySize) {
        request.removeAllListeners('data')
        request.pause()
        resolve(undefined)
      } else {
        chunks.push(chunk)
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('close', () => reject(new Error('the client went away')))
  })
}

/** Whether a body is larger than is taken, as it says itself. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > maxBodySize
}
