import { renderToStaticMarkup } from 'react-dom/server'
import { isProductKey } from '#api/contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { isLocale } from '#src/site/locale.ts'
import { colour } from './card-svg.server.tsx'
import { Poster, posterRules } from './posters/poster.tsx'

/** `/share/{lang}/{product}.svg`: a product drawing as an image, so that pages do not inline it. */
export async function answerPoster(lang: string, product: string): Promise<Response> {
  if (!isLocale(lang) || !isProductKey(product))
    return new Response('Not Found\n', { status: 404, headers: none })
  await loadWords(lang, ['trial'])
  const svg = renderToStaticMarkup(<Poster product={product} lang={lang} />)
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

const names = ['bg', 'zone', 'text', 'text-2', 'pane', 'on-pane', 'signal']

// `light-dark()` is only lowered in style sheets
const colours = (scheme: 'light' | 'dark') =>
  names.map((name) => `--${name}:${colour(name, scheme)};`).join('')

const style = `:root{${colours('light')}color:var(--text);font-family:sans-serif}\
@media (prefers-color-scheme:dark){:root{${colours('dark')}}}${posterRules}`
