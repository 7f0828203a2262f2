import { expect, it } from 'vitest'
import { layOver, setEdits, setVersion } from '#i18n/edits.ts'
import { loadWords, overlayWords } from '#i18n/load-words.ts'
import { withEdits } from './edits-of-page.server.ts'

it('brings the changed messages of the screens that a page shows', async () => {
  overlayWords(layOver)
  const title = { title: 'Changed' }
  setEdits('cn', { home: { 'carousel.shown': ['dsc', 'mvda'] }, 'screen-dsc': title, 'screen-av': title })
  setVersion('v')
  await loadWords('cn', ['home'])
  const bringsOf = (path: string, ...namespaces: Parameters<typeof withEdits>[0]['namespaces']) =>
    Object.keys(withEdits({ locales: ['cn'], namespaces }, path).edits?.parts.cn ?? {})
  // staff choose the first slide
  for (const path of ['/', '/cn', '/cn/numbers'])
    expect(bringsOf(path, 'home')).toEqual(['home', 'screen-dsc', 'trial', 'company-facts'])
  expect(bringsOf('/cn/product/av', 'products')).toEqual(['screen-av'])
  expect(bringsOf('/cn/solution/av', 'solutions')).toEqual(['screen-av'])
  expect(bringsOf('/cn/search', 'search')).toEqual([])
})
