import { randomUUIDv7 } from 'node:crypto'
import { dirname, join } from 'node:path/posix'
import { articleLink } from '../contract/article-link.ts'
import { writtenMoment } from '../contract/import-schema.ts'
import type { EditingArticle } from '../contract/news-schema.ts'
import { createRedirectLookup } from '../contract/redirects/redirect-lookup.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import { readEditing } from '../news/editing/read-editing.ts'
import { readRedirectCsv } from '../redirects/read-redirect.ts'
import { type Document, decoded } from './read-document.ts'
import type { Folder } from './read-folder.ts'

export interface Article {
  id: string
  documents: Document[]
  /** Says what both languages share: the Chinese document, where there is one. */
  main: Document
  /** What an earlier run has made of it. */
  known: EditingArticle | 'removed' | undefined
  /** Whether it is another one than what was imported. */
  isChanged: boolean
  /** When it becomes public, ms; undefined where it stays as it is, or a draft. */
  publicFrom: number | undefined
  /** Why it is not imported, a line each. */
  refusals: string[]
}

/** What the English document of a pair may only repeat. */
const SHARED = ['date', 'category', 'author', 'cover', 'draft'] as const
/** Of a document in either language. */
const nameOf = (file: string) => file.replace(/(?:\.en)?\.(?:md|markdown|html?)$/i, '')

/** The documents of a folder by article, with what is known of them. */
export async function readArticles(
  db: Database,
  { documents, faults }: Folder,
  { publish, now }: { publish: boolean; now: number },
): Promise<Article[]> {
  const articles: Article[] = []
  for (const [name, found] of Map.groupBy(documents, ({ file }) => nameOf(file))) {
    const group = found.toSorted((a, b) => a.lang.localeCompare(b.lang))
    const [main] = group
    if (!main) continue
    const files = group.map(({ file }) => file)
    const rows = await db.selectFrom('imported').selectAll().where('source', 'in', files).execute()
    const [row] = rows
    const known = row && ((await readEditing(db, row.target, now)) ?? 'removed')
    const isSame = group.every((one) =>
      rows.some(({ source, hash }) => source === one.file && hash === one.hash),
    )
    const isDraft = !known || (known !== 'removed' && isSame && isOnlyDraft(known))
    const isPublished = publish && isDraft && main.head.draft !== 'true'
    const { date } = main.head
    const own = [...faults].filter(([file]) => nameOf(file) === name)
    for (const [file] of own) faults.delete(file)
    const refusals = own.flatMap(([, lines]) => lines)
    for (const { file, head, lang } of group.slice(1)) {
      if (lang === main.lang) refusals.push(`${file}:1: is in the language of ${main.file}: keep one of them`)
      for (const key of SHARED)
        if (head[key] !== undefined && head[key] !== main.head[key])
          refusals.push(`${file}:1: ${key} is another one than in ${main.file}: write it there alone`)
    }
    articles.push({
      id: row?.target ?? randomUUIDv7(),
      documents: group,
      main,
      known,
      isChanged: known !== undefined && !isSame,
      publicFrom: isPublished ? (date ? writtenMoment(date) : now) : undefined,
      refusals,
    })
  }
  return articles
}

function isOnlyDraft({ cn, en }: EditingArticle): boolean {
  return [cn, en].every((text) => text === null || text.state === 'draft')
}

export function isThere({ known, refusals }: Article): boolean {
  return known !== 'removed' && refusals.length === 0
}

/** Whether visitors find an article in a language once the run is over. */
export function isPublic(article: Article, lang: Language, now: number): boolean {
  const { known, publicFrom } = article
  if (!isThere(article)) return false
  if (publicFrom !== undefined) return publicFrom <= now
  return typeof known === 'object' && known[lang]?.state === 'public'
}

export interface Target {
  article: Article
  document: Document
  address: string
}

/** The documents of articles by their files. */
export function targetsOf(articles: readonly Article[]): ReadonlyMap<string, Target> {
  const targets = articles.flatMap((article) =>
    article.documents.map((document): [string, Target] => {
      const address = `/${document.lang}/about/news-detail/${article.id}`
      return [document.file, { article, document, address }]
    }),
  )
  return new Map(targets)
}

/**
 * Reads links as they are written: to files of the folder, to old addresses of its redirects, or elsewhere.
 * @returns undefined where it leads nowhere
 */
export function createLinkReader({ redirects }: Folder, targets: ReadonlyMap<string, Target>) {
  const lookup = createRedirectLookup(readRedirectCsv(redirects))
  return ({ file }: Document, href: string): Target | string | undefined => {
    if (href.startsWith('//')) return articleLink(`https:${href}`)
    if (/^[a-z][\w+.-]*:/i.test(href)) return articleLink(href)
    const path = decoded(href.replace(/[?#].*/s, ''))
    const direct = targets.get(path.startsWith('/') ? path.slice(1) : join(dirname(file), path))
    if (direct || !path.startsWith('/')) return direct
    const location = lookup(href)?.location
    if (location) return targets.get(location.replace(/[?#].*/s, '')) ?? location
    return /^\/(?:cn|en)(?:\/|$)/.test(path) ? href : undefined
  }
}
