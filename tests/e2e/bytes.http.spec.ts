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

test('every page fits the first flight of packets', async ({ request }) => {
  test.setTimeout(180_000)
  const pageAt = async (path: string) => (await request.get(path)).text()
  const found = ['/cn', '/en'].flatMap((lang) =>
    linked.map(async ([path, pattern]) => lang + (pattern.exec(await pageAt(lang + path))?.[0] ?? path)),
  )
  const tooLarge: [string, number][] = []
  for (const path of [
    ...urls,
    ...(await Promise.all(found)),
    '/cn/nowhere',
    '/en/about/nowhere',
    '/nowhere',
  ]) {
    // the encoding that a kept page gets a moment after it was made
    const { byteLength } = await encode(Buffer.from(await pageAt(path)), 'br', 'best')
    if (byteLength > byteBudgets.page) tooLarge.push([path, byteLength])
  }
  expect(tooLarge).toEqual([])
})

test('no route needs more script than its budget', async () => {
  test.skip(Boolean(process.env.E2E_EXTERNAL), 'the build under test is not here')
  expect(scriptProblems(await firstLoads(process.env.BUILD_DIR || 'dist'))).toEqual([])
})
