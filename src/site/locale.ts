import type { Locales } from '#i18n/i18n-types.ts'

export type Locale = Locales

/** One choice of the language switch: `key` is the URL segment, `name` the language in its own words. */
export type LanguageOption = { key: Locale; name: string }

/** SPEC section 3: the language in use, the one words fall back to, and all that can be chosen. */
export type LocaleState = { locale: Locale; fallbackLocale: Locale; locales: readonly Locale[] }

export const fallbackLocale: Locale = 'cn'
export const locales: readonly Locale[] = ['cn', 'en']

export const languageOptions: readonly LanguageOption[] = [
  { key: 'cn', name: '中文' },
  { key: 'en', name: 'EN' },
]

/** True when a value (usually the first path segment) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** Sets the language; takes effect only when the value is in the state's list (SPEC section 4). */
export function setLocale(state: LocaleState, value: string): LocaleState {
  const next = state.locales.find((locale) => locale === value)
  return next ? { ...state, locale: next } : state
}

/** The language of a path: its first segment, the fallback for `/`, undefined for an unknown language. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1] ?? ''
  if (first === '') return fallbackLocale
  return isLocale(first) ? first : undefined
}

/** BCP 47 tag for `<html lang>` and `hreflang`. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'cn' ? 'zh-CN' : 'en'
}

/**
 * Where the language switch leads: the same page with the first segment replaced. From a news article it is the
 * Chinese news list (SPEC section 2), because an article need not exist in the other language.
 */
export function switchLocalePath(pathname: string, to: Locale): string {
  const rest = pathname.split('/').slice(2)
  if (rest[0] === 'about' && rest[1] === 'news-detail') return '/cn/about/news'
  return ['', to, ...rest.filter((segment) => segment !== '')].join('/')
}

/**
 * The `lang` of a text that may not be in the page's language, such as an article without an English version.
 * @returns undefined where it needs none, because it is in the page's language
 */
export function foreignLanguageTag(text: Locale, page: Locale): ReturnType<typeof languageTag> | undefined {
  return text === page ? undefined : languageTag(text)
}
