import { encode } from '../../host/encode.ts'
import { cacheRuleOf } from '../../src/site/cache-policies.ts'
import { urls } from '../../tests/urls.ts'
import { byteBudgets } from './budgets.ts'

/** What a site sends first, bytes. */
export type FirstFlight = { path: string; headers: number; body: number }

/** Pages whose addresses are found on others: an article, a position, a package. */
const linked = [
  ['/about/news', /\/about\/news-detail\/[\w-]+/],
  ['/about/joinus', /\/about\/joinus\?id=[\w-]+/],
  ['/download/search', /\/download\/download\?id=[\w-]+/],
] as const

const wrong = ['/cn/nowhere', '/en/about/nowhere', '/nowhere']

/**
 * Asks a running site for every page in both languages, linked ones and wrong addresses among them.
 * @returns for each page its headers, and its body as it came or, of a kept page over budget, in the encoding it gets later
 * @throws Error when a page that links to others does not, or when there is no answer
 */
export async function pageFlights(siteUrl: string): Promise<FirstFlight[]> {
  const found = ['/cn', '/en'].flatMap((lang) =>
    linked.map(([path, pattern]) => linkIn(siteUrl, lang + path, pattern).then((rest) => lang + rest)),
  )
  const flights: FirstFlight[] = []
  for (const path of [...urls, ...(await Promise.all(found)), ...wrong])
    flights.push(await flightOf(siteUrl, path))
  return flights
}

/**
 * The face of the first screen, which goes beside the page.
 * @throws Error when the home page names none
 */
export async function faceFlight(siteUrl: string): Promise<FirstFlight> {
  const face = await linkIn(siteUrl, '/en', /(?<=<link rel="preload" href=")[^"]+(?=" as="font")/)
  const response = await ask(siteUrl, face)
  return { path: face, headers: headerBytes(response), body: (await response.arrayBuffer()).byteLength }
}

/** What does not fit: a page with its headers in one flight, a face with its headers in one of its own. */
export function flightProblems(pages: readonly FirstFlight[], face: FirstFlight): string[] {
  const { flight, headers } = byteBudgets
  const over = (path: string, what: string, bytes: number, most: number) =>
    bytes > most ? [`${path}: ${bytes} bytes of ${what}; at most ${most} are allowed`] : []
  return [
    ...pages.flatMap((page) => over(page.path, 'page with its headers', page.body + page.headers, flight)),
    ...pages.flatMap((page) => over(page.path, 'headers', page.headers, headers)),
    ...over(face.path, 'face with its headers', face.body + face.headers, flight),
  ]
}

async function flightOf(siteUrl: string, path: string): Promise<FirstFlight> {
  const response = await ask(siteUrl, path)
  const flight = { path, headers: headerBytes(response), body: sentBytes(response) }
  const isKept = response.ok && cacheRuleOf(path.replace(/\?.*/, '')) !== undefined
  const text = Buffer.from(await response.arrayBuffer())
  if (flight.body + flight.headers <= byteBudgets.flight || !isKept) return flight
  // the encoding that a kept page gets a moment after it was made
  return { ...flight, body: (await encode(text, 'br', 'best')).byteLength }
}

async function linkIn(siteUrl: string, path: string, pattern: RegExp): Promise<string> {
  const [link] = pattern.exec(await (await ask(siteUrl, path)).text()) ?? []
  if (!link) throw new Error(`${path} has no link like ${pattern}`)
  return link
}

function ask(siteUrl: string, path: string): Promise<Response> {
  return fetch(siteUrl + path, { headers: { 'accept-encoding': 'br' } })
}

/** The size of a body as it came; no statement of an answer that is not encoded. */
function sentBytes({ headers }: Response): number {
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : Infinity
}

/** As HTTP/1.1 sends them, with the first line and the last. */
function headerBytes({ headers, status, statusText }: Response): number {
  const first = `HTTP/1.1 ${status} ${statusText}\r\n\r\n`
  return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, first.length)
}
