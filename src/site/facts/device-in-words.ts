import { productNames } from '#contract/products.ts'
import type { PublicCompatibility } from '#contract/release-schema.ts'
import { messagesOf, wordsOf } from '#i18n/words.tsx'
import type { Locale } from '../locale.ts'

/** The versions from one to another; undefined where there is no bound. `releases` must be loaded. */
export function versionsInWords(lang: Locale, from: string, to: string): string | undefined {
  const { range, from: since, until } = messagesOf(lang).releases.lifecycle
  if (from && to) return range({ from, to })
  return from ? since({ version: from }) : to ? until({ version: to }) : undefined
}

/** A platform or device of the compatibility list in words, for the list and the search. */
export function deviceInWords(lang: Locale, device: PublicCompatibility) {
  const { kinds, states, sample } = wordsOf(lang, 'releases').devices
  const { product, versionFrom, versionTo, kind, nameCn, nameEn, models, driver, state } = device
  return {
    kind: kinds[kind],
    name: { cn: nameCn, en: nameEn }[lang],
    product: [productNames[product], versionsInWords(lang, versionFrom, versionTo)].filter(Boolean).join(' '),
    models,
    driver,
    state: [states[state], device.sample && sample].filter(Boolean).join(' · '),
  }
}
