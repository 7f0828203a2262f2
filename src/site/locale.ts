import { isArticlePath } from '#contract/keys.ts'
import type { Locales } from '#i18n/i18n-types.ts'

export type Locale = Locales

/** An option of the language switch: `key` is the URL segment, `name` the language's own name. */
export type LanguageOption = { key: Locale; name: string }

/** SPEC section 3. */
export type LocaleState = { locale: Locale; fallbackLocale: Locale; locales: readonly Locale[] }

export const fallbackLocale: Locale = 'cn'
export const locales: readonly Locale[] = ['cn', 'en']

export const languageOptions: readonly LanguageOption[] = [
  { key: 'cn', name: '中文' },
  { key: 'en', name: 'EN' },
]

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** Ignores a value that is not in the state's list (SPEC section 4). */
export function setLocale(state: LocaleState, value: string): LocaleState {
  const next = state.locales.find((locale) => locale === value)
  return next ? { ...state, locale: next } : state
}

/** The first segment's language, the fallback for `/`, undefined if unknown. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1] ?? ''
  if (first === '') return fallbackLocale
  return isLocale(first) ? first : undefined
}

/** '' for home, without a slash at its end. */
export function pathBelowLocale(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '')
}

/** BCP 47, for `<html lang>` and `hreflang`. */
export function languageTag(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'cn' ? 'zh-CN' : 'en'
}

/** The same page in another language; from an article the Chinese news list (SPEC section 2). */
export function switchLocalePath(pathname: string, to: Locale): string {
  const path = pathBelowLocale(pathname)
  return isArticlePath(path) ? '/cn/about/news' : `/${to}${path.replaceAll(/\/+/g, '/')}`
}

/** `lang` of text that may differ from the page's language; undefined where it does not. */
export function foreignLanguageTag(text: Locale, page: Locale): ReturnType<typeof languageTag> | undefined {
  return text === page ? undefined : languageTag(text)
}
