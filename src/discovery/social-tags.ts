import { siteWordsOf } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { shareImagePath, shareImageSizes } from '#src/site/share-image.ts'
import { escapeXml } from '#src/site/xml.ts'

/** Open Graph, and X's card type. Order: cover, wide image, then the square one for thumbnails (WeChat). */
export function socialTags(page: PageFacts): string {
  const { lang, languages, origin } = page
  const image = (shape: keyof typeof shareImageSizes) => {
    const [width, height] = shareImageSizes[shape]
    return [
      ['og:image', `${origin}${shareImagePath(lang, page.card, shape)}`],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['og:image:alt', page.cardAlt],
    ] as const
  }
  const cover = page.cover
    ? ([
        ['og:image', `${origin}${page.cover.src}`],
        ['og:image:width', String(page.cover.width)],
        ['og:image:height', String(page.cover.height)],
        ['og:image:alt', page.cover.alt || page.title],
      ] as const)
    : []
  const tags = [
    ['og:type', page.type],
    ['og:site_name', siteWordsOf(lang).site.name],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.url],
    ['og:locale', openGraphLocale(lang)],
    ...languages
      .filter((to) => to !== lang)
      .map((to) => ['og:locale:alternate', openGraphLocale(to)] as const),
    ...cover,
    ...image('wide'),
    ...image('square'),
  ] as const
  const open = tags.map(([name, text]) => `<meta property="${name}" content="${escapeXml(text)}">`)
  return `${open.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/** Open Graph locales have a territory. */
function openGraphLocale(lang: Locale): string {
  return lang === 'cn' ? languageTag(lang).replace('-', '_') : 'en_GB'
}

export type PageFacts = {
  /** public origin */
  origin: string
  /** canonical URL; `path` without origin and language ('' for home) */
  url: string
  path: string
  lang: Locale
  languages: readonly Locale[]
  /** without the site name */
  title: string
  description: string
  type: 'website' | 'article'
  /** name of the share image, and its text */
  card: string
  cardAlt: string
  /** an article's cover, before the card */
  cover?: { src: string; width: number; height: number; alt: string }
}
