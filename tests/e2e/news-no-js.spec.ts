import { openDatabase } from '../../api/db/open-database.ts'
import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

test.describe('of a person', () => {
  // what says of itself that nobody looks at it is no visit
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36' })

  test('an article opened out of the list is a hit and a visit', async ({ page, request }) => {
    await page.goto('/en/about/news?page=3')
    await page.getByRole('listitem').getByRole('heading', { level: 2 }).last().getByRole('link').click()
    await expect(page).toHaveURL(/news-detail\//)
    const { pathname } = new URL(page.url())
    const hits = async () => {
      const id = pathname.split('/').at(-1)
      return (await (await request.get(`${process.env.E2E_API_URL}/news/${id}?lang=en`)).json()).hits
    }
    const before = { hits: await hits(), visits: await visitsOf(pathname) }
    await page.reload()
    // counts are sent together, every few seconds
    await expect.poll(hits, { timeout: 30_000 }).toBeGreaterThan(before.hits)
    await expect.poll(() => visitsOf(pathname), { timeout: 30_000 }).toBeGreaterThan(before.visits)
  })
})

/** As the upstream has counted them. */
async function visitsOf(path: string): Promise<number> {
  const db = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' })
  try {
    const visits = db.selectFrom('figure').where('kind', '=', 'visit').where('name', '=', path)
    const { sum } = await visits.select(({ fn }) => fn.sum('count').as('sum')).executeTakeFirstOrThrow()
    return Number(sum)
  } finally {
    await db.destroy()
  }
}

test('an article leads to its neighbours and back to the list', async ({ page }) => {
  await page.goto('/en/about/news-detail')
  await page.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(/\/en\/about\/news-detail\/[\da-f-]{36}$/)
  await page.getByRole('link', { name: 'Return to list' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
})
