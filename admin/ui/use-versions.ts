import { useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'

/** What some languages of a record are called on a button: `the Chinese version`. */
export function useVersions(): (langs: readonly Locale[]) => string {
  const { versions } = useWords('admin-news')
  return (langs) => versions[langs.length > 1 ? 'both' : (langs[0] ?? 'cn')]
}
