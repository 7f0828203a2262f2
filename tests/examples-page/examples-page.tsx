// first, because they put the cascade layers in order
import '#src/ui/tokens.css'
import '#src/ui/base.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '#i18n/load-words.ts'
import { WordsProvider } from '#i18n/words.tsx'
import { isLocale, languageTag } from '#src/site/locale.ts'
import { ExampleList } from './example-list.tsx'

/**
 * The page of the browser test of examples: every piece of `src/ui` in each of its named examples. `#button/ghost`
 * shows one alone; `?lang=cn` and `?theme=dark` show them as pages in that language and theme would.
 */
const query = new URLSearchParams(location.search)
const asked = query.get('lang')
const lang = isLocale(asked) ? asked : 'en'
document.documentElement.lang = languageTag(lang)
document.documentElement.dataset.theme = query.get('theme') ?? ''

await loadWords(lang, [])
const root = document.getElementById('examples')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider locale={lang}>
        <ExampleList />
      </WordsProvider>
    </StrictMode>,
  )
}
