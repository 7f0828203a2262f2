import { createServerFn } from '@tanstack/react-start'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { locales } from '#src/site/locale.ts'
import { consentVersion } from '#src/upstream/consents.server.ts'

/** The words of the consents to a trial and to product news, by the version that is stored with each. */
export const getConsentTexts = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Record<string, string>> => {
    const texts: Record<string, string> = {}
    for (const lang of locales) {
      await loadWords(lang, ['trial'])
      const { consent, marketing } = wordsOf(lang, 'trial').form
      texts[consentVersion(consent)] = `${consent.before}${consent.link}${consent.after}`
      texts[consentVersion(marketing)] = marketing.text
    }
    return texts
  },
)
