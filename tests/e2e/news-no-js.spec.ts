import type { FigureKind } from '#contract/keys.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

// what says of itself that nobody looks at it is no visit
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

test('a search that finds nothing is counted as a visit is: of a person, not of a program', async ({
  request,
}) => {
  const search = (words: string, headers: Record<string, string>) =>
    request.get(`/en/search?q=${words}`, { headers })
  await search('qzxprogram', { 'user-agent': 'curl/8.5.0' })
  await search('qzxprivate', { 'user-agent': userAgent, dnt: '1' })
  await search('qzxperson', { 'user-agent': userAgent })
  await expect.poll(() => countOf('search', 'qzxperson'), { timeout: 30_000 }).toBe(1)
  expect(await countOf('search', 'qzxprogram')).toBe(0)
  expect(await countOf('search', 'qzxprivate')).toBe(0)
})

test.describe('of a person', () => {
  test.use({ userAgent })

  test('an article opened out of the list is a hit and a visit', async ({ page, request }) => {
    await page.goto('/en/about/news?page=3')
    await page.getByRole('listitem').getByRole('heading', { level: 2 }).last().getByRole('link').click()
    await expect(page).toHaveURL(/news-detail\//)
    const { pathname } = new URL(page.url())
    const hits = async () => {
      const id = pathname.split('/').at(-1)
      return (await (await request.get(`${process.env.E2E_API_URL}/news/${id}?lang=en`)).json()).hits
    }
    const before = { hits: await hits(), visits: await countOf('visit', pathname) }
    await page.reload()
    // counts are sent together, every few seconds
    await expect.poll(hits, { timeout: 30_000 }).toBeGreaterThan(before.hits)
    await expect.poll(() => countOf('visit', pathname), { timeout: 30_000 }).toBeGreaterThan(before.visits)
  })
})

/** As the upstream has counted them. */
async function countOf(kind: FigureKind, name: string): Promise<number> {
  const db = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' })
  try {
    const figures = db.selectFrom('figure').where('kind', '=', kind).where('name', '=', name)
    const { sum } = await figures.select(({ fn }) => fn.sum('count').as('sum')).executeTakeFirstOrThrow()
    return Number(sum)
  } finally {
    await db.destroy()
  }
}
