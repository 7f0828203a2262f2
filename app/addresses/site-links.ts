import { join } from 'node:path'
import { sitemapAddresses } from '#src/discovery/sitemap.server.ts'
import { linkTargets } from '#src/links/link-target.ts'
import { createLinkPusher, type LinkPusher } from '#src/links/push-links.server.ts'
import { siteEnv } from '#src/site/env.ts'
import { publishedPages } from './published-pages.ts'

/** Tells the search engines in the settings of the site's new addresses; a site that must not be found tells nobody. */
export function createSiteLinks(): LinkPusher {
  const env = siteEnv()
  return createLinkPusher({
    targets: env.indexing ? linkTargets(env) : [],
    list: () => sitemapAddresses(publishedPages),
    file: join(env.dataDir, 'pushed-links.json'),
  })
}
