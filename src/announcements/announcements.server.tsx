import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type } from 'arktype'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnnouncementPlace } from '#contract/announcements/announcement-keys.ts'
import { PublicAnnouncements } from '#contract/announcements/announcement-schema.ts'
import { keepUnits } from '#contract/texts/units.ts'
import { siteWordsOf } from '#i18n/words.tsx'
import { siteEnv } from '#src/site/env.ts'
import { fallbackLocale, isLocale, type Locale, languageTag, locales } from '#src/site/locale.ts'
import { reportFailure } from '#src/site/report.ts'
import { homeSections } from '#src/site/routing/home-sections.ts'
import css from '#src/ui/announcement.css?inline'
import { Announcement } from '#src/ui/announcement.tsx'
import { callUpstream } from '#src/upstream/call.server.ts'
import { closeAnnouncements } from './close-announcements.ts'

type Item = PublicAnnouncements['items'][number]

/** What the upstream said last; undefined before it was asked. */
let known: readonly Item[] | undefined

/**
 * Reads what staff have published. With the upstream away it is what was read last, also before this start.
 * @returns whether pages have to be made anew
 */
export async function renewAnnouncements(): Promise<boolean> {
  const answer = await callUpstream<PublicAnnouncements>({
    path: ['announcements'],
    answers: PublicAnnouncements,
  })
  // an upstream without announcements has none
  const none = answer.ok || answer.trouble.kind !== 'missing' ? undefined : []
  const items = answer.ok ? answer.data.items : (none ?? known ?? (await recalled()))
  if (JSON.stringify(items) === JSON.stringify(known ?? [])) return false
  known = items
  await keep(items).catch((error) => reportFailure(error, 'announcements'))
  return true
}

/** On disk, for a start while the upstream is away. */
function fileOf(): string {
  return join(siteEnv().dataDir, 'announcements.json')
}

async function keep(items: readonly Item[]): Promise<void> {
  await mkdir(siteEnv().dataDir, { recursive: true })
  await writeFile(`${fileOf()}.new`, JSON.stringify({ upstream: siteEnv().apiBaseUrl, items }))
  await rename(`${fileOf()}.new`, fileOf())
}

async function recalled(): Promise<readonly Item[]> {
  try {
    const { upstream, items } = JSON.parse(await readFile(fileOf(), 'utf8'))
    const kept = PublicAnnouncements({ items: upstream === siteEnv().apiBaseUrl ? items : [] })
    return kept instanceof type.errors ? [] : kept.items
  } catch {
    return []
  }
}

/** When the next one ends, ms since the epoch: pages in caches show it. */
export function nextEnd(): number | undefined {
  const ends = current().flatMap(({ until }) => until ?? [])
  return ends.length === 0 ? undefined : Math.min(...ends)
}

function current(): Item[] {
  return (known ?? []).filter(({ until }) => until === null || until > Date.now())
}

/**
 * Adds the announcements of all pages to a document, those of other pages hidden: navigations in the browser and what was
 * closed are decided by a script, which is there with them only. Before what React has rendered, as it skips such elements
 * at the beginning of the body alone.
 */
export function withAnnouncements(html: string, pathname: string, nonce: string | undefined): string {
  const items = current()
  const lang = pathname.split('/')[1] || fallbackLocale
  if (items.length === 0 || !isLocale(lang)) return html
  const lines = items.flatMap((item) => locales.flatMap((lang) => lineOf(item, lang) ?? []))
  const shown = lines.find(({ paths }) => new RegExp(paths).test(pathname))
  const markup = lines.map((line) => (
    <Announcement key={line.name + line.lang} {...line} hidden={line !== shown} />
  ))
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  const script = `<script${mark}>(${closeAnnouncements})(document);document.currentScript.remove()</script>`
  return html
    .replace('</head>', () => `<style${mark}>${rules}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + renderToStaticMarkup(markup) + script)
}

// without @layer: browsers before Chrome 99 drop it, and the build does not see these. The menu of wide screens is fixed to
// the window, below a header that now begins lower
const rules = `${css.replace(/^\s*@layer components\s*\{(.*)\}\s*$/s, '$1')}\
.flyout{inset-block-start:var(--below-head,calc(var(--head) + var(--tap)))}`

function lineOf({ key, place, address, ...said }: Item, lang: Locale) {
  const side = said[lang]
  if (!side) return undefined
  const href = address.startsWith('/') ? `/${lang}${address === '/' ? '' : address}` : address
  return {
    name: key,
    text: keepUnits(side.text),
    link: address === '' ? undefined : { href, text: side.link },
    lang: languageTag(lang),
    close: siteWordsOf(lang).notice.close,
    paths: pathsOf(place, lang),
  }
}

/** Expression for the paths of a place in a language. */
export function pathsOf(place: AnnouncementPlace, lang: Locale): string {
  const root = lang === fallbackLocale ? '^/$|' : ''
  const paths = {
    all: `${root}^/${lang}(/|$)`,
    home: `${root}^/${lang}(/(${homeSections.join('|')}))?$`,
    products: `^/${lang}/product/`,
    solutions: `^/${lang}/solution/`,
    news: `^/${lang}/about/news`,
    company: `^/${lang}/about/(?!news)`,
    downloads: `^/${lang}/download/`,
  } satisfies Record<AnnouncementPlace, string>
  return paths[place]
}
