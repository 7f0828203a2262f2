import { renderToStaticMarkup } from 'react-dom/server'
import { isProductKey } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { readCoverName } from '#src/site/articles/cover.ts'
import { noFile } from '#src/site/failure.ts'
import { isLocale } from '#src/site/locale.ts'
import { type Ground, groundColours } from './colours.ts'
import { CoverDrawing } from './cover-drawing.tsx'
import { Poster, posterRules } from './posters/poster.tsx'

/** `/share/{lang}/{name}.svg`: a product drawing or an article's cover as an image, so that pages do not inline it. */
export async function answerPoster(lang: string, name: string): Promise<Response> {
  const cover = readCoverName(name)
  const product = isProductKey(name) ? name : undefined
  if (!isLocale(lang) || !(product || cover)) return noFile(404)
  await loadWords(lang, ['trial'])
  const svg = renderToStaticMarkup(
    cover ? <CoverDrawing cover={cover} lang={lang} /> : <Poster product={product ?? 'mvda'} lang={lang} />,
  )
  const end = svg.indexOf('>')
  return new Response(
    `${svg.slice(0, end)} xmlns="http://www.w3.org/2000/svg"><style>${style}${cover ? coverRules : ''}</style>${svg.slice(end + 1)}`,
    {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      },
    },
  )
}

// `light-dark()` is only lowered in style sheets
const colours = (ground: Ground) =>
  Object.entries(groundColours(ground))
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('')

const style = `:root{${colours('paper')}color:var(--text);font-family:sans-serif}\
@media (prefers-color-scheme:dark){:root{${colours('ink')}}}${posterRules}`

/** On the ink all is as in the dark; on the pane ground and ink change places. */
const coverRules = `.ground{fill:var(--zone)}.axis{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:6 8}\
.sheet{fill:var(--bg)}.cover .m{stroke-width:2.25;stroke-linejoin:round;stroke-linecap:round}.art text{display:none}\
.cover.ink{${colours('ink')}}.cover.ink .ground{fill:var(--bg)}\
.cover.pane{${colours('pane')}}\
.cover.pane .ground{fill:var(--bg)}`
