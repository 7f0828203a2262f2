/** The rules for crawlers (RFC 9309): everything but what is no page, or nothing on a site that must not be found. */
export function robotsTxt({ indexing, publicOrigin }: { indexing: boolean; publicOrigin: string }): string {
  const rules = indexing ? notPages.map((path) => `Disallow: ${path}`) : ['Disallow: /']
  return `${['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`].join('\n')}\n`
}

const notPages = ['/admin', '/probe', '/_serverFn/', '/*/logout', '/*/search?']
