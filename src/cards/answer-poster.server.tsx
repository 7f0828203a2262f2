import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isProductKey, type ProductKey } from '#api/contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { isLocale } from '#src/site/locale.ts'
import art from '#src/ui/art.css?inline'
import drawing from '#src/ui/drawing.css?inline'
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

// an image has no part in the page's styles: the design's colours once more
const style = `:root{color-scheme:light dark;color:light-dark(#0c1a2b,#eaf0f7);font-family:sans-serif;
--bg:light-dark(#f7f9fb,#0b1420);--zone:light-dark(#ebf0f5,#0f1a28);--text-2:light-dark(#3a4a5c,#b9c6d5);
--pane:light-dark(#1446d8,#7ea4ff);--on-pane:light-dark(#fff,#071127);--signal:light-dark(#bf3b0b,#ff9466)}${drawing}${art}`

type Words = NamespaceWords['trial']['posters']

const posters: Record<ProductKey, (words: Words) => JSX.Element> = {
  mvda: ({ mvda }) => <MvdaPoster labels={mvda} />,
  dsc: ({ dsc }) => <DscPoster labels={dsc} />,
  av: ({ av }) => <AvPoster labels={av} />,
  a2m: ({ a2m }) => <A2mPoster labels={a2m} />,
  centerview: ({ centerview }) => <CenterviewPoster labels={centerview} />,
  mdw: ({ mdw }) => <MdwPoster labels={mdw} />,
}
