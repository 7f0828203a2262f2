import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { urlPerRoute, urls } from '../tests/urls.ts'
import { launchBrowser } from './browser.ts'
import { type Figure, figure } from './figures.ts'
import { startPeers, startSite, startUpstream } from './servers.ts'

/** What a first visit transfers: the document of every page, the scripts of every route. */
export async function bytes(): Promise<Figure[]> {
  const { url } = await startSite(await startUpstream())
  const peers = await startPeers()
  const documents = await measureAll(urls, (path) => documentBytes(url + path))
  const browser = await launchBrowser()
  try {
    const scripts = await measureAll(urlPerRoute, (path) => scriptBytes(browser, url + path))
    const ofPeers: string[] = []
    for (const { title, url } of peers)
      ofPeers.push(`${title} ${kilobytes(await scriptBytes(browser, `${url}/cached`))}`)
    const beside = [scripts.path, ...ofPeers].join('; ')
    return [
      figure('document with headers, brotli, largest', documents.bytes, {
        unit: ' bytes',
        most: 14_600,
        beside: documents.path,
      }),
      figure('first-load script, gzip, largest', scripts.bytes / 1000, {
        unit: ' kB',
        digits: 1,
        most: 135,
        beside,
      }),
    ]
  } finally {
    await browser.close()
  }
}

async function measureAll(paths: readonly string[], measure: (path: string) => Promise<number>) {
  let largest = { path: '', bytes: 0 }
  for (const path of paths) {
    const bytes = await measure(path)
    console.log(`${path} ${bytes}`)
    if (bytes > largest.bytes) largest = { path, bytes }
  }
  return largest
}

/** Bytes on the wire of the second answer, which a page cache had the time to encode well. */
async function documentBytes(url: string): Promise<number> {
  await transferred(url)
  return transferred(url)
}

function transferred(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      const { socket } = response
      response.resume().once('end', () => resolve(socket.bytesRead))
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** All scripts that are fetched until the network is idle. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
        scripts.push(response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).byteLength)
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await context.close()
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}
