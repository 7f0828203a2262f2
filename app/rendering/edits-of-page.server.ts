import { type Edits, editsOf, editsVersion, isLater, type Part } from '#i18n/edits.ts'
import { namespaces } from '#i18n/i18n-util.ts'
import type { WordsOfPage } from './words-of-matches.ts'

/** Adds what staff have changed of a page's messages; nothing where they have changed nothing at all. */
export function withEdits(page: WordsOfPage, pathname: string): WordsOfPage {
  const version = editsVersion()
  if (!version) return page
  const later = hasLaterParts.test(pathname)
  const names: Part[] = ['root', ...page.namespaces, ...(later ? namespaces.filter(isLater) : [])]
  const parts = page.locales.map((locale) => {
    const own = names.flatMap((part) => {
      const values = editsOf(locale, part)
      return values ? [[part, values] as const] : []
    })
    return [locale, Object.fromEntries(own) as Edits] as const
  })
  return { ...page, edits: { version, later, parts: Object.fromEntries(parts) } }
}

/** The home page, and those of products and solutions. */
const hasLaterParts = /^\/?$|^\/(cn|en)(\/(product|solution)\/.+|\/\w*)?\/?$/
