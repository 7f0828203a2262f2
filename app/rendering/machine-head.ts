import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { siteWordsOf } from '#i18n/words.tsx'
import { graphScript } from '#src/discovery/graph-script.ts'
import type { PageFacts } from '#src/discovery/page-facts.ts'
import { socialTags } from '#src/discovery/social-tags.ts'
import { siteEnv } from '#src/site/env.ts'
import { isLocale, languageTag, locales } from '#src/site/locale.ts'
import { cardOfPath } from '#src/site/share-image.ts'
import { escapeXml } from '#src/site/xml.ts'
import { structuredDataOf } from './structured-data.ts'

/**
 * Adds to a rendered document what only programs read. Written here and not by the routes' heads: it is wanted once,
 * in the document, and in the browser it would be code and data that nobody looks at.
 */
export function withMachineHead(html: string, router: AnyRouter): string {
  const loaded = router._serverResult
  // an error is no page to find or to share
  if (loaded?.type !== 'render' || loaded.status !== 200) return html
  const matches: AnyRouteMatch[] = router.stores.matches.get()
  const page = pageFactsOf(matches)
  const last = matches.at(-1)
  if (!page || !last) return html
  const tags = socialTags(page) + discoveryLinks(page) + graphScript(structuredDataOf(page, last))
  return html.replace('</head>', () => `${tags}</head>`)
}

/** Where the feed is, and whose site this is: on the pages where programs look for it. */
function discoveryLinks({ path, lang }: PageFacts): string {
  const isHome = path === ''
  if (!isHome && !path.startsWith('/about/news')) return ''
  const feed = `<link rel="alternate" type="application/atom+xml" hreflang="${languageTag(lang)}" title="${escapeXml(siteWordsOf(lang).site.name)}" href="/feed/${lang}.xml">`
  const proofs = Object.entries(siteEnv().verification).filter(([, token]) => isHome && token)
  return feed + proofs.map(([name, token]) => `<meta name="${name}" content="${escapeXml(token)}">`).join('')
}

type Tag = { title?: string; name?: string; content?: string }
type Link = { rel?: string; href?: string; hrefLang?: string }

/** What the loaded page says about itself in its head; undefined where it names no address to index. */
function pageFactsOf(matches: readonly AnyRouteMatch[]): PageFacts | undefined {
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
