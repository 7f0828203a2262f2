import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer as it came: pairs of header name and value, and the body. */
export type Answer = { headers: [string, string][]; body: Buffer }

/** The answer of a cached page, without the headers that every server adds by itself. */
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
