import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Recorded, Server } from './servers.ts'

/** The kept home page in its final encoding, with its headers as they are sent. */
export async function recordAnswer(ours: Server): Promise<Recorded> {
  let last = await ask(ours)
  // the smallest encoding replaces the quick one a while after the start
  for (let round = 0; round < 30; round += 1) {
    await sleep(1000)
    const now = await ask(ours)
    if (now.body.byteLength < last.body.byteLength) return now
    last = now
  }
  return last
}

function ask({ url }: Server): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/en`, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: own(response.rawHeaders), body: Buffer.concat(chunks) }))
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Without what any server adds by itself. */
function own(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, at) => !/^(date|connection|keep-alive)$/i.test(rawHeaders[at - (at % 2)] ?? ''),
  )
}
