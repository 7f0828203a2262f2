import { readFileSync } from 'node:fs'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { urls } from '../tests/urls.ts'
import { type Figure, figure } from './figures.ts'
import { type Exchange, measureLoad } from './load.ts'
import { childrenOf, startPeers } from './servers.ts'

const parts = 5
const requests = 50_000

/** Resident memory of the site's process under mixed requests, 16 at a time, and of the peers under those they answer. */
export async function memory({ siteUrl, sitePid }: ThrowawaySite): Promise<Figure[]> {
  const assets = await assetsOf(`${siteUrl}/en`)
  const megabytes = await underLoad(siteUrl, sitePid, (at) => mixedRequest(at, siteUrl, assets))
  const last = megabytes.at(-1) ?? Number.NaN
  const middle = megabytes[Math.ceil(parts / 2)] ?? Number.NaN
  const count = (number: number) => number.toLocaleString('en')
  const beside = `${megabytes.map(Math.round).join(', ')} MB, every ${count(requests / parts)} requests`
  return [
    figure(`memory after ${count(requests)} mixed requests`, last, { unit: ' MB', most: 256, beside }),
    figure('memory at the end to the middle of them', last / middle, { digits: 2, most: 1.1 }),
    ...(await besidePeers(siteUrl, sitePid)),
  ]
}

/** Under pages, rendered and kept, and assets alone, one server after the other. */
async function besidePeers(siteUrl: string, sitePid: number): Promise<Figure[]> {
  const ours = { url: siteUrl, pid: sitePid, kept: '/en', rendered: '/en' }
  const theirs = (await startPeers()).map((peer) => ({ ...peer, kept: '/cached', rendered: '/' }))
  const measured: number[] = []
  for (const { url, pid, kept, rendered } of [ours, ...theirs]) {
    const assets = await assetsOf(url + kept)
    const exchange = (at: number): Exchange => {
      const asset = assets[at % assets.length]
      return { path: at % 5 === 0 && asset ? asset : at % 5 === 1 ? `${rendered}?q=${at}` : kept }
    }
    measured.push((await underLoad(url, pid, exchange)).at(-1) ?? Number.NaN)
  }
  const [own = Number.NaN, ...others] = measured
  return theirs.map(({ title }, at) => {
    const other = others[at] ?? Number.NaN
    return figure(`memory under pages and assets: ours to ${title}`, own / other, {
      digits: 2,
      beside: `${Math.round(own)} to ${Math.round(other)} MB`,
    })
  })
}

/** @returns MB before, and after each part */
async function underLoad(url: string, pid: number, exchange: (at: number) => Exchange): Promise<number[]> {
  const megabytes = [residentMegabytes(pid)]
  let at = 0
  for (let part = 0; part < parts; part += 1) {
    await measureLoad(url, () => exchange(at++), { connections: 16, amount: requests / parts })
    megabytes.push(residentMegabytes(pid))
  }
  return megabytes
}

async function assetsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...new Set(html.match(/\/(assets|_next\/static|_nuxt)\/[\w./-]+\.\w+/g))]
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

/** Of a server and its processes (`proc_pid_status(5)`). */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return childrenOf(pid).reduce(
    (sum, child) => sum + residentMegabytes(child),
    (Number(kilobytes) * 1024) / 1e6,
  )
}
