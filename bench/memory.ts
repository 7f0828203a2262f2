import { readFileSync } from 'node:fs'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { urls } from '../tests/urls.ts'
import { type Figure, figure } from './figures.ts'
import { type Exchange, measureLoad } from './load.ts'

const parts = 5
const requests = 50_000

/** Resident memory of the site's process under mixed requests, 16 at a time. */
export async function memory({ siteUrl, sitePid }: ThrowawaySite): Promise<Figure[]> {
  const html = await (await fetch(`${siteUrl}/en`)).text()
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))]
  const megabytes = [residentMegabytes(sitePid)]
  let at = 0
  for (let part = 0; part < parts; part += 1) {
    const load = { connections: 16, amount: requests / parts }
    await measureLoad(siteUrl, () => mixedRequest(at++, siteUrl, assets), load)
    megabytes.push(residentMegabytes(sitePid))
  }
  const last = megabytes.at(-1) ?? Number.NaN
  const middle = megabytes[Math.ceil(parts / 2)] ?? Number.NaN
  const count = (number: number) => number.toLocaleString('en')
  const beside = `${megabytes.map(Math.round).join(', ')} MB, every ${count(requests / parts)} requests`
  return [
    figure(`memory after ${count(requests)} mixed requests`, last, { unit: ' MB', most: 256, beside }),
    figure('memory at the end to the middle of them', last / middle, { digits: 2, most: 1.1 }),
  ]
}

/** Typical traffic: mostly cached pages and assets, some renders, searches, 404s and forms. */
function mixedRequest(at: number, origin: string, assets: readonly string[]): Exchange {
  const page = urls[at % urls.length] ?? '/'
  const headers = { 'accept-encoding': ['br', 'gzip', 'identity'][at % 3] ?? '' }
  // multiplicative hash: spreads evenly, independent of the page sequence
  const share = ((at * 2654435761) >>> 0) % 100
  if (share < 64) return { path: page, headers }
  if (share < 79) return { path: assets[at % assets.length] ?? '/favicon.svg', headers }
  if (share < 84) return { path: `${page}?q=${at}`, headers }
  if (share < 87) return { path: `/en/download/search?q=t${at}`, headers }
  if (share < 90) return { path: `/cn/about/news?page=${1 + (at % 3)}`, headers }
  if (share < 93) return { path: `/en/nowhere-${at}`, headers, status: 404 }
  if (share < 95) return { path: `/assets/nowhere-${at}.js`, headers, status: 404 }
  if (share < 97) return { path: page, headers: { ...headers, cookie: `token=t${at}` } }
  const type = 'application/x-www-form-urlencoded'
  return {
    path: '/en/trial/trial',
    method: 'POST',
    headers: { ...headers, origin, 'content-type': type },
    body: 'email=nobody',
    status: 422,
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}
