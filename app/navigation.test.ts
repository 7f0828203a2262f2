import { expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf } from '#i18n/words.tsx'
import { navEntries } from '#src/site/navigation.ts'
import { getRouter } from './router.tsx'

// menus come from the words as text, so no compiler holds them against the routes
it.each(['cn', 'en'] as const)('every path of the %s menus is a page', async (locale) => {
  await loadWords(locale, [])
  const { header, footer } = siteWordsOf(locale)
  const entries = navEntries([...header.navList, ...footer.links], locale, {})
  const paths = entries.flatMap((entry) => [entry, ...entry.child]).map(({ url }) => url)
  const pages = Object.keys(getRouter().routesByPath).map((path) => path.replace('$lang', locale))
  const wrong = paths.filter((path) => path !== '' && !pages.includes(path))
  expect(wrong).toEqual([])
  expect(paths.filter(Boolean).length).toBeGreaterThan(20)
})
