import type { AnyRouteMatch } from '@tanstack/react-router'
import { siteWordsOf } from '#i18n/words.tsx'
import type { PageFacts } from '#src/discovery/page-facts.ts'
import { isLocale, languageTag, locales } from '#src/site/locale.ts'
import { cardOfPath } from '#src/site/share-image.ts'

type Tag = { title?: string; name?: string; content?: string }
type Link = { rel?: string; href?: string; hrefLang?: string }

/** What the loaded page says about itself in its head; undefined where it names no address to index. */
export function pageFactsOf(matches: readonly AnyRouteMatch[]): PageFacts | undefined {
  const tags = matches.flatMap(({ meta }) => (meta ?? []) as Tag[])
  const links = matches.flatMap(({ links }) => (links ?? []) as Link[])
  const title = tags.findLast((tag) => tag.title !== undefined)?.title
  const url = links.findLast(({ rel }) => rel === 'canonical')?.href
  if (title === undefined || url === undefined || !URL.canParse(url)) return undefined
  const { origin, pathname, search } = new URL(url)
  const [, lang, ...rest] = pathname.split('/')
  if (!isLocale(lang)) return undefined
  const translated = locales.filter((to) => links.some(({ hrefLang }) => hrefLang === languageTag(to)))
  const path = rest.map((segment) => `/${segment}`).join('')
  return {
    origin,
    url,
    path: path + search,
    lang,
    languages: translated.length > 0 ? translated : [lang],
    title: title.replace(` · ${siteWordsOf(lang).site.name}`, ''),
    description: tags.findLast(({ name }) => name === 'description')?.content ?? '',
    type: path.startsWith('/about/news-detail/') ? 'article' : 'website',
    card: cardOfPath(path),
  }
}
