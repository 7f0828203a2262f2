import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { siteWordsOf, useLocale, wordsOf } from '#i18n/words.tsx'

export type Department = keyof NamespaceWords['company-facts']['departments']

/** Telephone and e-mail of a department; `company-facts` must be loaded. */
export function reachOf(lang: Locales, department: Department): { phone: string; email: string } {
  const { phone, email } = wordsOf(lang, 'company-facts').departments[department]
  return { phone: phone || siteWordsOf(lang).company.phone, email }
}

export function useReach(department: Department) {
  return reachOf(useLocale(), department)
}

/** Map of an address; opened only on click. */
export function mapUrl(address: string): string {
  return `https://uri.amap.com/search?keyword=${encodeURIComponent(address)}`
}
