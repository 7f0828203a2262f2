import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { urls } from '../tests/urls.ts'
import { type Figure, figure } from './figures.ts'
import { type Server, startSite, startUpstream } from './servers.ts'

const parts = 5
const perPart = Number(process.env.BENCH_REQUESTS ?? 50_000) / parts

type Ask = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Resident memory of the site's process in the course of mixed requests, 16 at a time. */
export async function memory(): Promise<Figure[]> {
  const site = await startSite(await startUpstream())
  const html = await (await fetch(`${site.url}/en`)).text()
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))]
  const megabytes = [residentMegabytes(site)]
  const answers: Record<string, number> = {}
  for (let part = 0; part < parts; part += 1) {
    await sendMixed(site, part * perPart, perPart, assets, answers)
    megabytes.push(residentMegabytes(site))
  }
  console.log(`Answers by status: ${JSON.stringify(answers)}`)
  const last = megabytes.at(-1) ?? Number.NaN
  const beside = `${megabytes.map(Math.round).join(', ')} MB, every ${perPart.toLocaleString('en')} requests`
  return [
    figure(`memory after ${(parts * perPart).toLocaleString('en')} mixed requests`, last, {
      unit: ' MB',
      most: 256,
      beside,
    }),
    figure(
      'memory at the end to the middle of them',
      last / (megabytes[Math.ceil(parts / 2)] ?? Number.NaN),
      {
        digits: 2,
        most: 1.1,
      },
    ),
  ]
}

async function sendMixed(
  { url }: Server,
  start: number,
  count: number,
  assets: readonly string[],
  answers: Record<string, number>,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const send = (ask: Ask) =>
    new Promise<string>((resolve) => {
      const sent = request({ hostname, port, agent, ...ask }, (response) => {
        response.resume().once('end', () => resolve(String(response.statusCode)))
      })
      sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      sent.end(ask.body)
    })
  let next = start
  const work = async () => {
    for (let at = next++; at < start + count; at = next++) {
      const answer = await send(askAt(at, url, assets))
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  agent.destroy()
}

/** What a public site gets: mostly cached pages and assets, some renders, searches, wrong addresses, forms. */
function askAt(at: number, origin: string, assets: readonly string[]): Ask {
  const page = urls[at % urls.length] ?? '/'
  const encoding = ['br', 'gzip, deflate, br', 'gzip', 'identity'][at % 4] ?? ''
  const get = (path: string, more = {}): Ask => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': encoding, ...more },
  })
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
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  return { ...get('/en/trial/trial', form), method: 'POST', body: 'email=nobody' }
}

function residentMegabytes({ pid }: Server): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}
