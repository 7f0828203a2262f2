import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Answer = { headers: [string, string][]; body: Buffer }

/** A cached page's answer, without headers that every server adds itself. */
export async function recordAnswer(url: string): Promise<Answer> {
  await (await fetch(url)).arrayBuffer()
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  )
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
  return { headers, body: await buffer(response) }
}
