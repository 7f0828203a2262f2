import type { Context } from 'hono'
import { BASE_LANGUAGE, Language } from '../contract/values-schema.ts'
import type { Accounts } from './accounts.ts'
import { inLanguage, languageOf, returnAddress } from './return-address.ts'
import { type AccountWords, accountWords } from './words/account-words.ts'

/** Where a visitor comes from, which stays in the address of every page. */
export interface Visit {
  lang: Language
  words: AccountWords
  /** On one of our sites. */
  returnTo: string
  /** Origin of the site they came from. */
  site: string
}

/** Reads the visit from the address: what may not be returned to becomes the site's home. */
export function visitOf({ siteOrigins }: Accounts, c: Context): Visit {
  const wanted = returnAddress(siteOrigins, c.req.query('returnTo'))
  const asked = c.req.query('lang')
  const lang = Language.allows(asked) ? asked : wanted ? languageOf(wanted) : BASE_LANGUAGE
  const returnTo = wanted ?? `${siteOrigins[0]}/${lang}`
  return { lang, words: accountWords(lang), returnTo, site: new URL(returnTo).origin }
}

/** The address of another account page on the same visit. */
export function pageAddress(visit: Visit, path: string, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({ returnTo: visit.returnTo, lang: visit.lang, ...extra })
  return `${path}?${query}`
}

/** The same page in the other language, which also goes back to the other language. */
export function otherLanguage(visit: Visit, path: string): string {
  const lang = visit.lang === 'cn' ? 'en' : 'cn'
  return pageAddress({ ...visit, lang, returnTo: inLanguage(visit.returnTo, lang) }, path)
}
