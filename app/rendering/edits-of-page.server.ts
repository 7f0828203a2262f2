import { isProductKey } from '#contract/products.ts'
import { type Edits, type EditsOfPage, editsOf, editsVersion, type Part } from '#i18n/edits.ts'
import type { Locales, Namespaces } from '#i18n/i18n-types.ts'
import { wordsOf } from '#i18n/words.tsx'
import { pageOf } from '#src/site/pages.ts'

/** Messages the browser loads before hydration. */
export type WordsOfPage = {
  locales: readonly Locales[]
  namespaces: readonly Namespaces[]
  edits?: EditsOfPage
}

/** Adds what staff have changed of a page's messages; nothing where they have changed nothing at all. */
export function withEdits(page: WordsOfPage, pathname: string): WordsOfPage {
  const version = editsVersion()
  if (!version) return page
  const parts = page.locales.map((locale) => {
    const later = laterParts(pathname, locale)
    const names: Part[] = ['root', ...page.namespaces, ...later]
    const own = names.flatMap((part) => {
      const values = editsOf(locale, part)
      return values || later.includes(part) ? [[part, values ?? {}] as const] : []
    })
    return [locale, Object.fromEntries(own) as Edits] as const
  })
  return { ...page, edits: { version, parts: Object.fromEntries(parts) } }
}

/** What a page is rendered with and its scripts fetch later: a screen, the trial form. Other parts come by a file. */
function laterParts(pathname: string, lang: Locales): Part[] {
  const [own = ''] = pageOf(pathname)?.namespaces ?? []
  const [first] = own === 'home' ? wordsOf(lang, own).carousel.shown : []
  if (first) return [`screen-${first}`, 'trial', 'company-facts']
  const [, product] = /^(?:product|solution)-(.+)/.exec(own) ?? []
  return isProductKey(product) ? [`screen-${product}`] : []
}
