import { loadWords } from '#i18n/load-words.ts'
import { siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { publicFileCache } from '#src/site/cache-control.ts'
import { languageTag, locales } from '#src/site/locale.ts'
import { publishedPages } from '#src/site/pages.ts'

/** @param complete false where the upstream was unavailable */
export function textFile(body: string, contentType: string, complete = true): Response {
  return new Response(body, {
    headers: { 'content-type': `${contentType}; charset=utf-8`, ...publicFileCache(complete) },
  })
}

/** RFC 9309. Disallows everything where the site must not be indexed. */
export function robotsTxt({ indexing, publicOrigin }: { indexing: boolean; publicOrigin: string }): string {
  const rules = indexing ? notPages.map((path) => `Disallow: ${path}`) : ['Disallow: /']
  return `${['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`].join('\n')}\n`
}

const notPages = ['/admin', '/probe', '/_serverFn/', '/*/logout', '/*/search?']

/** RFC 9116. */
export async function securityTxt(publicOrigin: string, now: Date): Promise<string> {
  await loadWords('en', ['company-facts'])
  return [
    `Contact: mailto:${wordsOf('en', 'company-facts').securityEmail}`,
    `Expires: ${expiryOf(now)}`,
    `Preferred-Languages: ${locales.map((locale) => languageTag(locale).slice(0, 2)).join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    `Policy: ${publicOrigin}/en/product/security#response`,
    '# Advisories, for one product with &product=mvda and so on',
    ...locales.map((lang) => `# ${publicOrigin}/feed/${lang}.xml?category=advisory`),
    '',
  ].join('\n')
}

/** First of a month, six to seven months ahead: below the RFC's year, and stable for a month. */
function expiryOf(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1)).toISOString()
}

/** llmstxt.org: every page with its description, in both languages. */
export async function llmsTxt(publicOrigin: string): Promise<string> {
  const [home] = publishedPages()
  const summary = await home?.readSeo('en')
  const parts = await Promise.all(
    locales.toReversed().map(async (lang) => {
      const lines = publishedPages().map(async ({ path, readSeo }) => {
        const { title, description } = await readSeo(lang)
        return `- [${title}](${publicOrigin}/${lang}${path}): ${description}`
      })
      return `## ${siteWordsOf(lang).site.name} (${languageTag(lang)})\n\n${(await Promise.all(lines)).join('\n')}\n`
    }),
  )
  const feeds = locales.map((lang) => `- [${languageTag(lang)}](${publicOrigin}/feed/${lang}.xml)`)
  return `# ${siteWordsOf('en').site.name}\n\n> ${summary?.description}\n\n${parts.join('\n')}\n## Optional\n\n${feeds.join('\n')}\n`
}
