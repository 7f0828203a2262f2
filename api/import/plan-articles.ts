import { randomUUIDv7 } from 'node:crypto'
import { basename, join } from 'node:path/posix'
import { articleLink } from '../contract/article-link.ts'
import { calendarDate } from '../contract/china-time.ts'
import type { NewsCategory, TextInput } from '../contract/news-schema.ts'
import { redirectKey } from '../contract/redirects/redirect-lookup.ts'
import { cut, freeLine } from '../contract/typed-text.ts'
import type { Language } from '../contract/values-schema.ts'
import { type BodyRead, readBody, shortened } from './read-body.ts'
import type { Folder, SourceDocument } from './read-documents.ts'

const MAX = { title: 200, summary: 500, body: 300_000 }
const SUMMARY_FROM_TEXT = 120

/** One article with what is in its languages, and what it lacks. */
export interface ArticlePlan {
  id: string
  /** Whether it came with an earlier run. */
  isKnown: boolean
  documents: SourceDocument[]
  category: NewsCategory
  /** When it was first public; undefined for a draft. */
  publicFrom: number | undefined
  author: string
  texts: Partial<Record<Language, Omit<TextInput, 'bodyHtml'> & { body: BodyRead }>>
  /** File of its cover. */
  cover: string | undefined
  /** Old paths, and where they lead. */
  redirects: { from: string; to: string }[]
  notes: string[]
  /** Why none of it can be imported. */
  refusal: string | undefined
}

/** @param known ids of what has been imported, by source */
export function planArticles(
  folder: Folder,
  known: ReadonlyMap<string, { target: string; hash: string }>,
  { drafts, now }: { drafts: boolean; now: number },
): ArticlePlan[] {
  const groups = [...Map.groupBy(folder.documents, ({ group }) => group).values()].map((documents) => {
    const target = documents.map(({ source }) => known.get(source)?.target).find(Boolean)
    return { documents, isKnown: target !== undefined, id: target ?? randomUUIDv7() }
  })
  const addresses = new Map<string, string>()
  const hosts = new Set<string>()
  for (const { documents, id } of groups)
    for (const document of documents) {
      const path = pathOf(id, document)
      addresses.set(`file:${document.source.replace(/\.\w+$/, '')}`, path)
      for (const address of document.addresses) {
        const url = URL.parse(address, 'http://old.invalid')
        if (!url) continue
        addresses.set(redirectKey(url.pathname + url.search), path)
        if (url.host !== 'old.invalid') hosts.add(url.host)
      }
    }
  return groups.map((group) => planArticle(group, folder, { addresses, hosts, drafts, now }))
}

interface Lookups {
  addresses: ReadonlyMap<string, string>
  /** Of the old site. */
  hosts: ReadonlySet<string>
  drafts: boolean
  now: number
}

function planArticle(
  { documents, id, isKnown }: Pick<ArticlePlan, 'documents' | 'id' | 'isKnown'>,
  folder: Folder,
  { addresses, hosts, drafts, now }: Lookups,
): ArticlePlan {
  const notes: string[] = []
  const plan: ArticlePlan = {
    id,
    isKnown,
    documents,
    category: 'story',
    publicFrom: undefined,
    author: '',
    texts: {},
    cover: undefined,
    redirects: [],
    notes,
    refusal: undefined,
  }
  for (const document of documents) {
    const lang = languageIn(document)
    if (plan.texts[lang])
      return {
        ...plan,
        refusal: `two files are its ${lang} text: ${documents.map(({ name }) => name).join(', ')}`,
      }
    const title = freeLine(document.title)
    if (!title) return { ...plan, refusal: 'it has no title' }
    const body = readBody(document.html, placesOf(document, folder, addresses, hosts), lang)
    notes.push(...body.notes)
    for (const [code] of new Set(
      body.text.match(/\{[{%][^}]*[%}]\}|\[\/?(?:gallery|embed|video|audio|playlist)\b[^\]]*\]/g) ?? [],
    ).entries())
      notes.push(`stays as text: ${shortened(code)}`)
    if (body.fill(new Map()).length > MAX.body)
      return { ...plan, refusal: `its text is longer than ${MAX.body} characters` }
    const given = freeLine(document.summary)
    const summary = given || freeLine(cut(body.text.replace(/\s+/g, ' ').trim(), SUMMARY_FROM_TEXT))
    if (!given && summary) notes.push('its summary is the beginning of its text')
    if (title.length > MAX.title) notes.push(`its title is cut to ${MAX.title} characters`)
    if (summary.length > MAX.summary) notes.push(`its summary is cut to ${MAX.summary} characters`)
    plan.texts[lang] = { title: cut(title, MAX.title), summary: cut(summary, MAX.summary), body }
  }
  const first = documents.find((document) => languageIn(document) === 'cn') ?? documents[0]
  if (!first) return plan
  plan.author = first.author
  plan.category = categoryOf(first.categories, notes)
  plan.cover = first.cover && pictureFile(first.cover, first, folder)
  if (first.cover && !plan.cover) notes.push(`no cover: ${first.cover}`)
  const isPublic = !drafts && !first.isDraft && plan.texts.cn !== undefined
  if (!plan.texts.cn) notes.push('a draft: an article is public with its Chinese text only')
  if (isPublic && first.date === undefined) notes.push('it has no date and becomes public today')
  if (isPublic) plan.publicFrom = first.date ?? now
  if (isPublic) plan.redirects = redirectsOf(plan, notes)
  return plan
}

function pathOf(id: string, document: SourceDocument): string {
  return `/${languageIn(document)}/about/news-detail/${id}`
}

/** As it says, or Chinese where a tenth of its letters are. */
function languageIn({ lang, title, html }: SourceDocument): Language {
  if (lang) return lang
  const text = title + html.replace(/<[^>]*>/g, '')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 10 >= letters ? 'cn' : 'en'
}

const categoryWords: [NewsCategory, RegExp][] = [
  ['release', /release|changelog|发布|版本|更新|新品|上线/i],
  ['advisory', /advisor|securit|安全|漏洞|公告/i],
  ['event', /event|webinar|活动|会议|展会|峰会/i],
]

function categoryOf(names: readonly string[], notes: string[]): NewsCategory {
  const [found = 'story'] = categoryWords.find(([, words]) => names.some((name) => words.test(name))) ?? []
  if (names.length > 0 && !names.includes(found)) notes.push(`category ${found} for ${names.join(', ')}`)
  return found
}

function redirectsOf({ id, documents }: ArticlePlan, notes: string[]): { from: string; to: string }[] {
  const all = documents.flatMap((document) =>
    document.addresses.flatMap((address) => {
      const url = URL.parse(address, 'http://old.invalid')
      const to = pathOf(id, document)
      if (!url || url.pathname === '/') {
        if (!/\?p=\d+$/.test(address)) notes.push(`no redirect from ${address}`)
        return []
      }
      return { from: url.pathname + url.search, to }
    }),
  )
  return [...new Map(all.map((redirect) => [redirectKey(redirect.from), redirect])).values()]
}

function placesOf(
  document: SourceDocument,
  folder: Folder,
  addresses: ReadonlyMap<string, string>,
  hosts: ReadonlySet<string>,
) {
  return {
    picture: (src: string) => pictureFile(src, document, folder),
    link: (href: string) => {
      const scheme = /^([a-z][\w+.-]*:|\/\/)/i.exec(href)
      const url = URL.parse(href, 'http://old.invalid')
      const isOwn = !scheme || (url !== null && hosts.has(url.host))
      if (!url || !isOwn) return articleLink(href.startsWith('//') ? `https:${href}` : href)
      const file = join(document.folder, decoded(href).replace(/[?#].*$/s, '')).replace(
        /\.(?:md|markdown|html?)$|\/$/,
        '',
      )
      const at = document.addresses[0]
      const fromPage = at ? URL.parse(href, new URL(at, 'http://old.invalid')) : null
      const found =
        addresses.get(redirectKey(url.pathname + url.search)) ??
        (href.startsWith('/') ? undefined : addresses.get(`file:${file}`)) ??
        (fromPage && addresses.get(redirectKey(fromPage.pathname + fromPage.search)))
      return found ?? (scheme ? articleLink(href) : undefined)
    },
  }
}

/** The file of the folder that an address of a picture means; undefined where there is none. */
function pictureFile(
  src: string,
  { folder: own, source }: SourceDocument,
  { files }: Folder,
): string | undefined {
  const url = /^(?:https?:)?\/\//i.test(src) ? URL.parse(src, 'https://old.invalid') : null
  if (/^data:/i.test(src)) return undefined
  const path = decoded(url ? url.pathname : src.replace(/[?#].*$/s, ''))
  const original = path.replace(/-\d+x\d+(?=\.\w+$)/, '')
  const post = basename(source).replace(/\.\w+$/, '')
  const names = [path, original].flatMap((name) => {
    if (!url && !name.startsWith('/'))
      return [join(own, name), join(own, post, name), join('source', name), join('static', name)]
    const plain = name.replace(/^\/+/, '')
    return [plain, `source/${plain}`, `static/${plain}`, `public/${plain}`, `assets/${plain}`]
  })
  const found = names.find((name) => files.includes(name))
  if (found) return found
  const upload = /(?:wp-content\/)?(uploads\/.+)$/.exec(original)?.[1]
  return upload && files.find((file) => file === upload || file.endsWith(`/${upload}`))
}

function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** What is said of an article, a line each. */
export function planInWords(
  { documents, isKnown, publicFrom, category, texts, redirects, notes, refusal, author, cover }: ArticlePlan,
  now: number,
): string[] {
  const names = documents.map(({ name }) => name).join(', ')
  if (refusal) return [`${names}: not imported, ${refusal}`]
  if (isKnown) return [`${names}: is there already`]
  const pictures =
    new Set(Object.values(texts).flatMap(({ body }) => body.pictures.map(({ file }) => file))).size +
    (cover ? 1 : 0)
  const state =
    publicFrom === undefined
      ? 'draft'
      : `${publicFrom > now ? 'scheduled for' : 'public since'} ${calendarDate(publicFrom)}`
  const facts = [
    state,
    Object.keys(texts).join(' and '),
    category,
    ...(author ? [`by ${author}`] : []),
    ...(pictures > 0 ? [`${pictures} pictures`] : []),
  ]
  return [
    `${names}: ${facts.join(', ')}`,
    ...redirects.map(({ from, to }) => `    ${from} leads to ${to}`),
    ...notes.map((note) => `    ${note}`),
  ]
}
