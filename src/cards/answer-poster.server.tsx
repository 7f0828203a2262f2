import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isProductKey, type ProductKey } from '#api/contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { isLocale } from '#src/site/locale.ts'
import art from '#src/ui/art.css?inline'
import drawing from '#src/ui/drawing.css?inline'
import { colour } from './card-svg.server.tsx'
import { A2mPoster } from './posters/a2m-poster.tsx'
import { AvPoster } from './posters/av-poster.tsx'
import { CenterviewPoster } from './posters/centerview-poster.tsx'
import { DscPoster } from './posters/dsc-poster.tsx'
import { MdwPoster } from './posters/mdw-poster.tsx'
import { MvdaPoster } from './posters/mvda-poster.tsx'

/**
 * Answers `/share/{lang}/{product}.svg`: a product in one drawing, for paper and beside the trial form. An image of its own,
 * so that no page carries it before it is wanted.
 */
export async function answerPoster(lang: string, product: string): Promise<Response> {
  if (!isLocale(lang) || !isProductKey(product))
    return new Response('Not Found\n', { status: 404, headers: none })
  await loadWords(lang, ['trial'])
  const svg = renderToStaticMarkup(posters[product](wordsOf(lang, 'trial').posters))
  const end = svg.indexOf('>')
  return new Response(
    `${svg.slice(0, end)} xmlns="http://www.w3.org/2000/svg"><style>${style}</style>${svg.slice(end + 1)}`,
    {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      },
    },
  )
}

const none = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const colours = ['bg', 'zone', 'text', 'text-2', 'pane', 'on-pane', 'signal'].map(
  (name) => `--${name}:light-dark(${colour(name, 'light')},${colour(name, 'dark')});`,
)
const style = `:root{color-scheme:light dark;${colours.join('')}color:var(--text);font-family:sans-serif}${drawing}${art}`

type Words = NamespaceWords['trial']['posters']

const posters: Record<ProductKey, (words: Words) => JSX.Element> = {
  mvda: ({ mvda }) => <MvdaPoster labels={mvda} />,
  dsc: ({ dsc }) => <DscPoster labels={dsc} />,
  av: ({ av }) => <AvPoster labels={av} />,
  a2m: ({ a2m }) => <A2mPoster labels={a2m} />,
  centerview: ({ centerview }) => <CenterviewPoster labels={centerview} />,
  mdw: ({ mdw }) => <MdwPoster labels={mdw} />,
}
