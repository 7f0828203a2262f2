import { expect, it } from 'vitest'
import { productKeys } from '#contract/products.ts'
import { splitIntro } from './product-head.tsx'

it('splits every introduction after its first sentences, and loses nothing', async () => {
  for (const key of productKeys)
    for (const lang of ['cn', 'en']) {
      const { default: words } = (await import(`../../i18n/${lang}/product-${key}/index.ts`)) as {
        default: { intro: string }
      }
      const [lead, rest] = splitIntro(words.intro)
      expect(lead).toMatch(/[.。]$/)
      expect(rest.length).toBeGreaterThan(20)
      expect((lead + rest).replaceAll(' ', '')).toBe(words.intro.replaceAll(' ', ''))
    }
})

it('takes a number with a point for no end of a sentence', () => {
  expect(splitIntro('Version 8.6 is out. It is fast. It is free.')).toEqual([
    'Version 8.6 is out. It is fast.',
    'It is free.',
  ])
})
