import { describe, expect, it, vi } from 'vitest'
import { productKeys } from '#contract/products.ts'
import { cn } from '#contract/trial-contents/cn.ts'
import { en } from '#contract/trial-contents/en.ts'
import { visitEntry } from '../../../tests/server/visit-entry.ts'

vi.mock('#src/upstream/releases.server.ts', () => ({ readReleases: async () => ({ state: 'unavailable' }) }))

/** The text of a page, without tags. */
async function read(path: string): Promise<string> {
  const response = await visitEntry(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  return html.replace(/<script\b.*?<\/script>|<[^>]+>/gs, '').replaceAll('\u00a0', ' ')
}

/** A trial is told by one record; the mails that tell it are in api/mail/every-mail.test.ts. */
describe.each([
  ['cn', cn],
  ['en', en],
] as const)('%s', (lang, { of }) => {
  it.each(productKeys)('the pages of %s say what its trial is', async (product) => {
    expect(await read(`/${lang}/product/${product}`)).toContain(of[product])
    expect(await read(`/${lang}/solution/${product}`)).toContain(of[product])
  })

  it.each(['', '?done=T-7K3M-Q2XA'])(
    'the form says it of each product, and what follows too: %s',
    async (search) => {
      const page = await read(`/${lang}/trial/trial${search}`)
      expect(productKeys.filter((product) => !page.includes(of[product]))).toEqual([])
    },
  )
})
