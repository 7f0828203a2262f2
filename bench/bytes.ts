import { gzipSync } from 'node:zlib'
import type { ThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { documentSizes } from '../tests/sizes/document-sizes.ts'
import { scriptSizes } from '../tests/sizes/script-sizes.ts'
import { routesInTurn } from '../tests/urls.ts'
import { buildDir } from '../tools/build/build-site.ts'
import { launchBrowser } from './browser.ts'
import { type Figure, figure, worst } from './figures.ts'
import { settled } from './navigation.ts'
import { startPeers } from './servers.ts'

/** Transfer size of a first visit: the maxima of `npm run check`, fetched script, and the home page beside the peers'. */
export async function bytes({ siteUrl }: ThrowawaySite): Promise<Figure[]> {
  const document = worst(await documentSizes(siteUrl), 'bytes')
  const script = worst(await scriptSizes(buildDir), 'bytes')
  const atRest: { name: string; bytes: number }[] = []
  for (const name of routesInTurn) atRest.push({ name, bytes: await scriptBytes(siteUrl + name) })
  const page = worst(atRest, 'bytes')
  const home = await scriptBytes(`${siteUrl}/en`)
  const beside: string[] = []
  for (const { title, url } of await startPeers())
    beside.push(`${title} ${Math.round((await scriptBytes(`${url}/cached`)) / 1000)} kB`)
  const kilobytes = { unit: ' kB', digits: 1, most: 140 }
  return [
    figure('document with headers, brotli, largest', document.bytes, {
      unit: ' bytes',
      most: 14_600,
      beside: document.name,
    }),
    figure('script of a route, gzip, largest', script.bytes / 1000, { ...kilobytes, beside: script.name }),
    figure('script of a page at rest, with words and screens, gzip, largest', page.bytes / 1000, {
      ...kilobytes,
      beside: page.name,
    }),
    figure('script of the home page at rest, gzip', home / 1000, { ...kilobytes, beside: beside.join('; ') }),
  ]
}

/** Bytes of all scripts fetched until network idle, at most 5 s. */
async function scriptBytes(url: string): Promise<number> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(url)
    await settled(page)
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).byteLength)
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}
