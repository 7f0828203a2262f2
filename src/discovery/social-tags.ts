import { siteWordsOf } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { shareImagePath, shareImageSizes } from '#src/site/share-image.ts'
import { escapeXml } from '#src/site/xml.ts'

/**
 * What link previews read: Open Graph, and the one tag of X's that it does not cover. A chosen cover comes first, then the wide image; the
 * square one is for WeChat and others that show a thumbnail.
 */
export function socialTags(page: PageFacts): string {
  const { lang, languages, origin } = page
  const image = (shape: keyof typeof shareImageSizes) => {
    const [width, height] = shareImageSizes[shape]
    return [
      ['og:image', `${origin}${shareImagePath(lang, page.card, shape)}`],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['og:image:alt', page.title],
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

/** Open Graph writes languages with a territory. */
function openGraphLocale(lang: Locale): string {
  return lang === 'cn' ? languageTag(lang).replace('-', '_') : 'en_GB'
}

/** A page as it describes itself to programs. */
export type PageFacts = {
  /** scheme, host and port visitors use */
  origin: string
  /** the one address to index, and the same without origin and language ('' for home) */
  url: string
  path: string
  lang: Locale
  languages: readonly Locale[]
  /** without the name of the site */
  title: string
  description: string
  type: 'website' | 'article'
  /** its share image's name */
  card: string
  /** the picture that an article has, which goes before its card */
  cover?: { src: string; width: number; height: number; alt: string }
}
