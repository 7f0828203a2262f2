import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Sends one request on a connection of its own, with exactly these headers, and reads the whole answer. */
export function ask(site: { url: string }, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(site.url)
  const { method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Writes bytes to the site's port as they are and collects what comes until the site closes the connection. */
export function talk(site: { url: string }, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    // a reset after the answer is an end as well
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}
