import { Agent, request } from 'node:http'
import { namedAssets } from '../../host/rig/named-assets.ts'
import { urls } from '../../tests/urls.ts'

type Ask = { method: string; path: string; headers: Record<string, string>; body?: string }

/**
 * Sends what a public site gets: mostly kept pages and assets, some pages made for one visitor, searches, forms, wrong
 * addresses. The same mix in the same order every time.
 * @returns answers by status
 */
export async function sendMixed(url: string, total: number, atOnce = 16): Promise<Record<string, number>> {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const assets = await assetsOf(url)
  const counts: Record<string, number> = {}
  const send = (ask: Ask) =>
    new Promise<void>((resolve) => {
      const count = (what: string | number | undefined) => {
        counts[what ?? 'none'] = (counts[what ?? 'none'] ?? 0) + 1
        resolve()
      }
      const sent = request({ hostname, port, agent, ...ask }, (response) => {
        response.resume().once('end', () => count(response.statusCode))
      })
      sent.once('error', (error: NodeJS.ErrnoException) => count(error.code))
      sent.end(ask.body)
    })
  let next = 0
  const work = async () => {
    for (let at = next++; at < total; at = next++) await send(askAt(at, url, assets))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  return counts
}

function askAt(at: number, url: string, assets: readonly string[]): Ask {
  const page = urls[at % urls.length] ?? '/'
  const encoding = ['br', 'gzip, deflate, br', 'gzip', ''][at % 4]
  const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
  const get = (path: string, more = {}): Ask => ({ method: 'GET', path, headers: { ...headers, ...more } })
  // spread evenly, and not in step with the pages
  const share = ((at * 2654435761) >>> 0) % 100
  if (share < 60) return get(page)
  if (share < 75) return get(assets[at % assets.length] ?? '/favicon.svg')
  if (share < 79) return { ...get(page), method: 'HEAD' }
  if (share < 84) return get(`${page}?utm_source=${at}`)
  if (share < 87) return get(`/en/download/search?q=${at}`)
  if (share < 90) return get(`/cn/about/news?page=${1 + (at % 3000)}`)
  if (share < 93) return get(`/en/nowhere-${at}`)
  if (share < 95) return get('/en/trial/trial')
  if (share < 97) return get(page, { cookie: `token=t${at}` })
  if (share < 98) return get(`/assets/nowhere-${at}.js`)
  if (share < 99) return get(page, { 'if-none-match': '*' })
  const form = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  return { ...get('/en/trial/trial', form), method: 'POST', body: 'email=nobody' }
}

async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/en`)).text()
  return namedAssets(html)
}
