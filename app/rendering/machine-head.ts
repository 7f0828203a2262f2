import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import type { Thing } from 'schema-dts'
import { siteWordsOf } from '#i18n/words.tsx'
import { graphScript } from '#src/discovery/graph-script.ts'
import type { PageFacts } from '#src/discovery/page-facts.ts'
import { socialTags } from '#src/discovery/social-tags.ts'
import { siteEnv } from '#src/site/env.ts'
import { languageTag } from '#src/site/locale.ts'
import { escapeXml } from '#src/site/xml.ts'
import { pageFactsOf } from './page-facts.ts'
import { structuredDataOfContent, structuredDataOfPage } from './structured-data.ts'

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
  const content = structuredDataOfContent(page, last)
  return html.replace('</head>', () => `${content ? tagsOf(page, content) : keptTagsOf(page)}</head>`)
}

function tagsOf(page: PageFacts, nodes: readonly Thing[]): string {
  return socialTags(page) + discoveryLinks(page) + graphScript(nodes)
}

/** The same facts make the same tags: a fortieth of a render. */
function keptTagsOf(page: PageFacts): string {
  const key = JSON.stringify(page)
  let tags = kept.get(key)
  if (tags === undefined) {
    tags = tagsOf(page, structuredDataOfPage(page))
    kept.set(key, tags)
  }
  return tags
}

const kept = new LRUCache<string, string>({ max: 100 })

/** Where the feed is, and whose site this is: on the pages where programs look for it. */
function discoveryLinks({ path, lang }: PageFacts): string {
  const isHome = path === ''
  if (!isHome && !path.startsWith('/about/news')) return ''
  const feed = `<link rel="alternate" type="application/atom+xml" hreflang="${languageTag(lang)}" title="${escapeXml(siteWordsOf(lang).site.name)}" href="/feed/${lang}.xml">`
  const proofs = Object.entries(siteEnv().verification).filter(([, token]) => isHome && token)
  return feed + proofs.map(([name, token]) => `<meta name="${name}" content="${escapeXml(token)}">`).join('')
}
