import type { APIRequestContext } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { HtmlValidate } from 'html-validate'
import { longest } from '#src/site/head.ts'
import { campaign, urls } from '../urls.ts'
import { expect, test } from './fixture.ts'
import { graphFaults } from './graph-faults.ts'
import { readHead } from './read-head.ts'
import { readPage } from './read-page.ts'

test.describe.configure({ mode: 'parallel' })

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'entry', 'link', 'xhtml:link'].includes(name),
})

/** An entry of the sitemap: its address below the origin and those of its languages. */
type Entry = { path: string; alternates: Record<string, string>; lastmod: string | undefined }

test('pages in the sitemap are there, in their language', async ({ request }) => {
  const entries = await readSitemap(request)
  const known = new Set(entries.map(({ path }) => path))
  expect(known.size).toBe(entries.length)
  const links = new Set<string>()
  const sample = new Set(sampleOf(entries))
  await eachOf(
    entries.filter(({ path }) => sample.has(path)),
    async ({ path, alternates }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      const page = await readPage(response)
      const head = readHead(page.html)
      expect(page.status, path).toBe(200)
      expect(page.html, path).not.toContain('name="robots"')
      expect(pathOf(head.canonical), path).toBe(path)
      expect(mapValues(head.alternates, pathOf), path).toEqual(alternates)
      expect(response.headers()['cache-control'], path).toMatch(/s-maxage=60|^private, no-store$/)
      const lang = path.startsWith('/en') ? 'en' : 'zh-CN'
      expect(page.lang, path).toBe(lang)
      expect([...head.description].length, path).toBeLessThanOrEqual(
        longest[lang === 'en' ? 'en' : 'cn'].description,
      )
      expect(foreignResources(page.html), path).toEqual([])
      for (const link of internalLinks(page.html)) links.add(link)
    },
  )
  // alternates are mutual: each language names the same set
  for (const { alternates } of entries)
    for (const to of Object.values(alternates)) expect(known.has(to), to).toBe(true)
  await eachOf(
    [...links].filter((link) => !known.has(link)),
    async (link) => expect((await request.get(link, { maxRedirects: 1 })).status(), link).toBe(200),
  )
})

test('no two pages of the sitemap have one title or one description, of packages and documents neither', async ({
  request,
}) => {
  const owners = new Map<string, string[]>()
  const entries = await readSitemap(request)
  await eachOf(entries, async ({ path }) => {
    const { title, html } = await readPage(await request.get(path))
    for (const text of [title, readHead(html).description])
      owners.set(text, [...(owners.get(text) ?? []), path])
  })
  expect(owners.size).toBeGreaterThan(entries.length)
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('every page is one in its language, the same in a campaign, and in the sitemap, or says which one is', async ({
  request,
}) => {
  const known = new Set((await readSitemap(request)).map(({ path }) => path))
  for (const url of urls) {
    const response = await request.get(url, { maxRedirects: 0 })
    const { status, lang, headings, canonical, html } = await readPage(response)
    expect([status, lang], url).toEqual([200, url.startsWith('/en') ? 'en' : 'zh-CN'])
    expect(headings, url).toHaveLength(1)
    if (response.headers()['cache-control']?.startsWith('public')) {
      // purged between the two when the site has its first answer from the upstream
      await expect(async () => {
        const plain = await request.get(url, { maxRedirects: 0 })
        const advertised = await request.get(url + campaign, { maxRedirects: 0 })
        expect(advertised.headers()['x-cache'], url).toMatch(/HIT|STALE/)
        expect(await advertised.text(), url).toBe(await plain.text())
      }).toPass()
    }
    // the page for searching is no answer to somebody's search
    if (html.includes('<meta name="robots" content="noindex')) continue
    expect(known.has(pathOf(canonical)), url).toBe(true)
  }
})

test('pages describe themselves to link previews and to search engines without fault', async ({
  request,
}) => {
  const ids = new Map<string, string>()
  for (const path of sampleOf(await readSitemap(request))) {
    const { html, lang, title } = await readPage(await request.get(path))
    const { canonical, description, social, graph } = readHead(html)
    const one = (name: string) => social.get(name)?.[0]
    expect(one('og:url'), path).toBe(canonical)
    expect(title.startsWith(one('og:title') ?? '?'), path).toBe(true)
    expect(one('og:description'), path).toBe(description)
    expect(one('og:locale'), path).toBe(lang === 'en' ? 'en_GB' : 'zh_CN')
    expect(social.get('og:image:width'), path).toEqual(['1200', '600'])
    expect(social.get('og:image:alt')?.every(Boolean), path).toBe(true)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html.includes('class="crumb"'), path).toBe(
      graph.some((node) => node['@type'] === 'BreadcrumbList'),
    )
    for (const node of graph) {
      expect(graphFaults(node), path).toEqual([])
      // one name, one thing
      const [type, id] = [node['@type'], String(node['@id'])]
      expect(ids.get(id) ?? type, id).toBe(type)
      ids.set(id, type)
    }
  }
  const kinds = new Set(ids.values())
  for (const kind of [
    'Organization',
    'WebSite',
    'SoftwareApplication',
    'NewsArticle',
    'JobPosting',
    'BreadcrumbList',
  ])
    expect(kinds, kind).toContain(kind)
})

test('pages are valid HTML', async ({ request }) => {
  const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules: relaxed })
  const faults: string[] = []
  // in one language: the other has the same markup around its words
  const chinese = sampleOf(await readSitemap(request)).filter((path) => path.startsWith('/cn'))
  for (const path of [...chinese, '/en', '/', '/en/nowhere', '/xx']) {
    const html = await (await request.get(path)).text()
    const { results } = await checker.validateString(html)
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
    // a rule that the validator lacks: a group of a list of descriptions holds terms and descriptions only
    for (const [group] of html.matchAll(badGroup)) faults.push(`${path}: in a group of dl: ${group}`)
  }
  expect([...new Set(faults)]).toEqual([])
})

const badGroup = /(?:<dl\b[^>]*>|<\/dd>\s*<\/div>)\s*<div[^>]*>\s*<(?!d[dt]\b|template\b|script\b)[^>]*>/g

// each with the reason why its finding is none
const relaxed = {
  // React writes attributes that HTML reads in any case: charSet, fetchPriority, crossOrigin
  'attr-case': 'off',
  // React closes void elements and writes boolean attributes with an empty value
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // a matter of taste, and the minifier's
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  // style sheets and scripts are inline on purpose, allowed by hash
  'no-inline-style': 'error',
} as const

test('share images are what the pages say, the same each time, and nothing else is drawn', async ({
  request,
}) => {
  const paths = ['/cn', '/en/product/av', '/cn/solution/dsc', '/cn/trial/test', '/en/search?q=MVDA']
  const article = (await readSitemap(request)).find(({ path }) => path.includes('/news-detail/'))
  for (const path of [...paths, article?.path ?? '']) {
    const { social } = readHead(await (await request.get(path)).text())
    const sizes = [social.get('og:image:width'), social.get('og:image:height')]
    for (const [at, url] of (social.get('og:image') ?? []).entries()) {
      const response = await request.get(pathOf(url))
      const png = await response.body()
      expect(response.headers()['content-type'], url).toBe('image/png')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual(sizes.map((of) => of?.[at]))
      expect(png.byteLength, url).toBeLessThan(120_000)
      expect((await (await request.get(pathOf(url))).body()).equals(png), url).toBe(true)
      const again = await request.get(pathOf(url), {
        headers: { 'if-none-match': response.headers().etag ?? '' },
      })
      expect(again.status(), url).toBe(304)
    }
  }
  for (const wrong of [
    'cn/nope',
    'xx/home',
    'cn/about-news-detail-00000000-0000-7000-8000-000000000000',
    'cn/%3Cb%3E',
  ])
    expect((await request.get(`/share/${wrong}.png`)).status(), wrong).toBe(404)
})

for (const lang of ['cn', 'en']) {
  test(`/feed/${lang}.xml is a feed with whole articles, and pages lead to it`, async ({ request }) => {
    const response = await request.get(`/feed/${lang}.xml`)
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const xml = await response.text()
    expect(XMLValidator.validate(xml)).toBe(true)
    const { feed } = parser.parse(xml)
    for (const name of ['id', 'title', 'updated', 'author', 'link']) expect(feed[name], name).toBeTruthy()
    expect(feed.entry.length).toBeGreaterThan(0)
    const ids = feed.entry.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, title, updated, summary, content } of feed.entry) {
      expect(Date.parse(updated), id).toBeGreaterThan(0)
      expect(title && summary, id).toBeTruthy()
      expect(content['@_type'], id).toBe('html')
      expect(content['#text'].length, id).toBeGreaterThan(100)
      // relative addresses mean nothing in a reader
      expect(content['#text'], id).not.toMatch(/ href="\//)
      expect((await request.get(pathOf(id))).status(), id).toBe(200)
    }
    for (const path of [`/${lang}`, `/${lang}/about/news`])
      expect(await (await request.get(path)).text()).toContain(`href="/feed/${lang}.xml"`)
  })
}

test('files for programs have their types and lead where they say', async ({ request, baseURL }) => {
  const types = {
    '/robots.txt': 'text/plain; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json',
    '/icon-192.png': 'image/png',
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toBe(type)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).toBe('/sitemap.xml')
  const { icons, start_url } = await (await request.get('/manifest.webmanifest')).json()
  for (const path of [start_url, ...icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(path)).status(), path).toBe(200)
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(pathOf(/^Canonical: (.+)$/m.exec(security)?.[1] ?? '')).toBe('/.well-known/security.txt')
  const llms = await (await request.get('/llms.txt')).text()
  const origin = /^Sitemap: (https?:\/\/[^/]+)/m.exec(robots)?.[1] ?? baseURL ?? ''
  const listed = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url)
  expect(listed.length).toBeGreaterThan(40)
  expect(listed.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  for (const wrong of ['/sitemap/nope.xml', '/feed/fr.xml']) {
    const response = await request.get(wrong)
    expect(response.status(), wrong).toBe(404)
    expect(response.headers()['content-type'], wrong).toBe('text/plain; charset=utf-8')
  }
})

async function readSitemap(request: APIRequestContext): Promise<Entry[]> {
  const index = parser.parse(await (await request.get('/sitemap.xml')).text())
  const parts = index.sitemapindex.sitemap as { loc: string }[]
  expect(parts.map(({ loc }) => pathOf(loc))).toEqual(
    ['pages', 'news', 'jobs', 'downloads'].map((kind) => `/sitemap/${kind}.xml`),
  )
  const read = parts.map(async ({ loc }) => {
    const xml = await (await request.get(pathOf(loc))).text()
    expect(XMLValidator.validate(xml), loc).toBe(true)
    return parser.parse(xml).urlset.url as {
      loc: string
      lastmod?: string
      'xhtml:link'?: { '@_hreflang': string; '@_href': string }[]
    }[]
  })
  return (await Promise.all(read)).flat().map(({ loc, lastmod, 'xhtml:link': links = [] }) => ({
    path: pathOf(loc),
    lastmod,
    alternates: Object.fromEntries(links.map((link) => [link['@_hreflang'], pathOf(link['@_href'])])),
  }))
}

/** Every page of the site's own, and two of each kind that come from the upstream in each language. */
function sampleOf(entries: readonly Entry[]): string[] {
  const paths = entries.map(({ path }) => path)
  const listed = ['/about/news-detail/', '/about/joinus?id=', '/download/download?id='].flatMap((kind) =>
    ['/cn', '/en'].flatMap((lang) => paths.filter((path) => path.startsWith(lang + kind)).slice(0, 2)),
  )
  return [...paths.filter((path) => !/\?id=|news-detail/.test(path)), ...listed]
}

/** Works on a few at a time: one after the other would wait for the network most of the time. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { pathname, search } = new URL(url)
  return pathname + search
}

function mapValues(record: Record<string, string>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** What a browser would fetch from elsewhere to show the page: links that are followed do not count. */
function foreignResources(html: string): string[] {
  const tags = html.matchAll(/<(?:script|img|iframe|source|video|audio|link|use|object|embed)\b[^>]*>/g)
  return [...tags]
    .map(([tag]) => tag)
    .filter((tag) => /\b(?:src|srcset|href|data|poster)="(?:https?:)?\/\//.test(tag))
    .filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag))
}

function internalLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('//'))
}
