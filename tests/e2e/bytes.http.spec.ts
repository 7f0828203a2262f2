import type { APIResponse } from '@playwright/test'
import { encode } from '../../host/encode.ts'
import { byteBudgets, scriptProblems } from '../../tools/sizes/budgets.ts'
import { firstLoads } from '../../tools/sizes/first-load.ts'
import { urls } from '../urls.ts'
import { expect, test } from './fixture.ts'

/** Pages whose addresses are found on others: an article, a position, a package. */
const linked = [
  ['/about/news', /\/about\/news-detail\/[\w-]+/],
  ['/about/joinus', /\/about\/joinus\?id=[\w-]+/],
  ['/download/search', /\/download\/download\?id=[\w-]+/],
] as const

test('every page fits the first flight of packets, and its headers leave it room', async ({ request }) => {
  test.setTimeout(180_000)
  const longHeaders: [string, number][] = []
  const pageAt = async (path: string) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const headers = headerBytes(response)
    if (headers > byteBudgets.headers) longHeaders.push([path, headers])
    return response
  }
  const found = ['/cn', '/en'].flatMap((lang) =>
    linked.map(
      async ([path, pattern]) => lang + (pattern.exec(await (await pageAt(lang + path)).text())?.[0] ?? path),
    ),
  )
  const tooLarge: [string, number][] = []
  for (const path of [
    ...urls,
    ...(await Promise.all(found)),
    '/cn/nowhere',
    '/en/about/nowhere',
    '/nowhere',
  ]) {
    const response = await pageAt(path)
    if (sentBytes(response) <= byteBudgets.page) continue
    // the encoding that a kept page gets a moment after it was made
    const { byteLength } = await encode(await response.body(), 'br', 'best')
    if (byteLength > byteBudgets.page) tooLarge.push([path, byteLength])
  }
  expect(tooLarge).toEqual([])
  expect(longHeaders).toEqual([])
})

test('the face of the first screen fits a flight of its own', async ({ request }) => {
  const [, face = ''] =
    /<link rel="preload" href="([^"]+)" as="font"/.exec(await (await request.get('/en')).text()) ?? []
  const response = await request.get(face)
  expect(headerBytes(response) + (await response.body()).byteLength).toBeLessThanOrEqual(byteBudgets.page)
})

/** The size of a body as it came; no statement of an answer that is not encoded. */
function sentBytes(response: APIResponse): number {
  const { 'content-encoding': encoding, 'content-length': length } = response.headers()
  return encoding === 'br' ? Number(length) : Number.POSITIVE_INFINITY
}

/** As HTTP/1.1 sends them, without the first line. */
function headerBytes(response: APIResponse): number {
  return response.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 2)
}

test('no route needs more script than its budget', async () => {
  test.skip(Boolean(process.env.E2E_EXTERNAL), 'the build under test is not here')
  expect(scriptProblems(await firstLoads(process.env.BUILD_DIR || 'dist'))).toEqual([])
})
