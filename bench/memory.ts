import { readFileSync } from 'node:fs'
import { urls } from '../tests/urls.ts'
import { type Figure, figure } from './figures.ts'
import { type Server, startSite, startUpstream } from './servers.ts'

const parts = 5
const perPart = Number(process.env.BENCH_REQUESTS ?? 50_000) / parts

/** Resident memory of the site's process in the course of mixed requests, 16 at a time. */
export async function memory(): Promise<Figure[]> {
  const site = await startSite(await startUpstream())
  const html = await (await fetch(`${site.url}/en`)).text()
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))]
  const megabytes = [residentMegabytes(site)]
  let next = 0
  const work = async (end: number) => {
    for (let at = next++; at < end; at = next++) await ask(site.url, at, assets).catch(() => {})
  }
  for (let part = 1; part <= parts; part += 1) {
    next = (part - 1) * perPart
    await Promise.all(Array.from({ length: 16 }, () => work(part * perPart)))
    megabytes.push(residentMegabytes(site))
  }
  const last = megabytes.at(-1) ?? Number.NaN
  const middle = megabytes[Math.ceil(parts / 2)] ?? Number.NaN
  const beside = `${megabytes.map(Math.round).join(', ')} MB, every ${perPart.toLocaleString('en')} requests`
  return [
    figure('memory after 50,000 mixed requests', last, { unit: ' MB', most: 256, beside }),
    figure('memory at the end to the middle of them', last / middle, { digits: 2, most: 1.1 }),
  ]
}

/** What a public site gets: mostly cached pages and assets, some renders, searches, wrong addresses, forms. */
async function ask(origin: string, at: number, assets: readonly string[]): Promise<void> {
  const page = urls[at % urls.length] ?? '/'
  // spread evenly, and not in step with the pages
  const share = ((at * 2654435761) >>> 0) % 100
  const path = pathOf(share, at, page, assets)
  const headers: Record<string, string> = { 'accept-encoding': ['br', 'gzip', 'identity'][at % 3] ?? '' }
  if (share >= 97) headers.cookie = `token=t${at}`
  const isForm = share === 96
  const form = { body: new URLSearchParams({ email: 'nobody' }), headers: { ...headers, origin } }
  const response = await fetch(origin + path, isForm ? { method: 'POST', ...form } : { headers })
  await response.arrayBuffer()
}

function pathOf(share: number, at: number, page: string, assets: readonly string[]): string {
  if (share < 64 || share >= 97) return page
  if (share < 79) return assets[at % assets.length] ?? '/favicon.svg'
  if (share < 84) return `${page}?utm_source=${at}`
  if (share < 87) return `/en/download/search?q=${at}`
  if (share < 90) return `/cn/about/news?page=${1 + (at % 3000)}`
  if (share < 93) return `/en/nowhere-${at}`
  if (share < 95) return `/assets/nowhere-${at}.js`
  return '/en/trial/trial'
}

function residentMegabytes({ pid }: Server): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}
