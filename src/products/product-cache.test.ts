import { beforeEach, expect, test, vi } from 'vitest'
import { readReleases } from '#src/upstream/releases.server.ts'
import { visitEntry } from '../../tests/server/visit-entry.ts'

vi.mock('#src/upstream/releases.server.ts', () => ({ readReleases: vi.fn() }))

async function cacheOf(path: string) {
  const response = await visitEntry(path)
  await response.text()
  return [response.status, response.headers.get('cache-control')]
}

beforeEach(() => vi.mocked(readReleases).mockReset())

test('a product without packages is kept as any page, while the upstream is away for seconds', async () => {
  vi.mocked(readReleases).mockResolvedValue({
    state: 'fresh',
    data: { releases: [], builds: [], compatibility: [] },
  })
  expect(await cacheOf('/cn/product/mvda')).toEqual([
    200,
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  ])
  vi.mocked(readReleases).mockResolvedValue({ state: 'unavailable' })
  expect(await cacheOf('/cn/product/mvda')).toEqual([200, 'public, max-age=0, s-maxage=5'])
})
