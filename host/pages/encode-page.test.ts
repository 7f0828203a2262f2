import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createResource, type Resource } from '../resource.ts'
import { createPolisher, encodePage } from './encode-page.ts'

const text = (key: string) => `<h1>${key}</h1>`.repeat(500)

/** A site's pages, encoded quickly, and what would encode them anew while nobody is there. */
async function pagesAt(...keys: string[]) {
  const kept = new Map<string, Resource>()
  for (const key of keys) {
    const page = createResource(Buffer.from(text(key)), 'text/html', [])
    await encodePage(page, 'quick')
    kept.set(key, page)
  }
  const quiet = { is: false }
  const polish = createPolisher(
    () => quiet.is,
    (key) => kept.get(key),
  )
  const isSmall = (key: string) => kept.get(key)?.variants.br?.headers.some((value) => /-br11"$/.test(value))
  return { isSmall, kept, polish, quiet }
}

test('a page is encoded anew when there is time, and is the same', async () => {
  const { isSmall, kept, polish, quiet } = await pagesAt('/en')
  polish('/en')
  expect(isSmall('/en')).toBe(false)
  quiet.is = true
  await vi.waitFor(() => expect(isSmall('/en')).toBe(true), 5_000)
  expect(brotliDecompressSync(kept.get('/en')?.variants.br?.body ?? '').toString()).toBe(text('/en'))
  expect(polish.isAtWork()).toBe(false)
})

test('what a flood has pushed out is passed over', async () => {
  const { isSmall, kept, polish, quiet } = await pagesAt('/en', '/cn?page=1', '/cn?page=2')
  const looked = vi.spyOn(kept, 'get')
  for (let at = 0; at < 5_000; at += 1) polish(`/en?page=${at}`)
  polish('/cn?page=1')
  polish('/cn?page=2')
  polish('/en')
  kept.delete('/cn?page=1')
  quiet.is = true
  await vi.waitFor(() => expect(isSmall('/cn?page=2')).toBe(true), 5_000)
  expect(isSmall('/en')).toBe(true)
  const inTurn = looked.mock.calls.map(([key]) => key)
  expect(inTurn.indexOf('/en'), 'before those with a query').toBeLessThan(inTurn.indexOf('/en?page=0'))
})

test('one that comes later is encoded as well', async () => {
  const { isSmall, polish, quiet } = await pagesAt('/en', '/cn')
  quiet.is = true
  polish('/en')
  await vi.waitFor(() => expect(isSmall('/en')).toBe(true), 5_000)
  polish('/cn')
  await vi.waitFor(() => expect(isSmall('/cn')).toBe(true), 5_000)
})
