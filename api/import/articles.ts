import { randomUUIDv7 } from 'node:crypto'
import { dirname, join } from 'node:path/posix'
import { articleLink } from '#contract/article-link.ts'
import { articlePath } from '#contract/keys.ts'
import type { EditingArticle } from '#contract/news-schema.ts'
import { createRedirectLookup } from '#contract/redirects/redirect-lookup.ts'
import { writtenMoment } from '#contract/staff/import-schema.ts'
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
  /** Whether it came with an earlier run. */
  isKnown: boolean
  /** As that left it; undefined where it is new, or has been removed. */
  present: EditingArticle | undefined
  /** When it becomes public, ms; undefined where it stays as it is, or a draft. */
  publicFrom: number | undefined
  /** Why it is not imported, a line each. */
  refusals: string[]
}

/** What the English document of a pair may only repeat. */
const SHARED = ['date', 'category', 'author', 'cover', 'draft'] as const
/** Of a document in either language. */
const nameOf = (file: string) => file.replace(/(?:\.en)?\.(?:md|markdown|html?)$/i, '')

/** The documents of a folder by article, and what is known of them. Takes their faults over. */
export async function readArticles(
  db: Database,
  { documents, faults }: Folder,
  { publish, now }: { publish: boolean; now: number },
): Promise<Article[]> {
  const articles: Article[] = []
  for (const [name, group] of Map.groupBy(documents, ({ file }) => nameOf(file))) {
    const [main, other] = group.toSorted((a, b) => a.lang.localeCompare(b.lang))
    if (!main) continue
    const files = group.map(({ file }) => file)
    const rows = await db.selectFrom('imported').selectAll().where('source', 'in', files).execute()
    const present = rows[0] && (await readEditing(db, rows[0].target, now))
    const isSame = group.every(({ file, hash }) =>
      rows.some((row) => row.source === file && row.hash === hash),
    )
    if (present && !isSame)
      main.notes.push('is another one than what was imported: change the article in the editor')
    const isDraft = rows.length === 0 || (isSame && present !== undefined && isOnlyDraft(present))
    const { date, draft } = main.head
    const publicFrom = publish && isDraft && draft !== 'true' ? (date ? writtenMoment(date) : now) : undefined
    const wrong = [...faults].filter(([file]) => nameOf(file) === name)
    for (const [file] of wrong) faults.delete(file)
    const refusals = wrong.flatMap(([, lines]) => lines)
    if (other?.lang === main.lang) refusals.push(`${other.file}:1: is in the language of ${main.file}`)
    for (const key of SHARED)
      if (other?.head[key] && other.head[key] !== main.head[key])
        refusals.push(`${other.file}:1: ${key} is another one than in ${main.file}: write it there alone`)
    if (!main.cover && group.some(({ head }) => head.coverAlt))
      refusals.push(`${main.file}:1: coverAlt without cover: take it out, or name the picture`)
    const id = rows[0]?.target ?? randomUUIDv7()
    const about = { isKnown: rows.length > 0, present, publicFrom, refusals }
    articles.push({ id, documents: other ? [main, other] : [main], main, ...about })
  }
  return articles
}

function isOnlyDraft({ cn, en }: EditingArticle): boolean {
  return [cn, en].every((text) => text === null || text.state === 'draft')
}

export function picturesOf({ documents, main: { cover } }: Article): string[] {
  const shown = documents.flatMap(({ pictures }) => [...pictures.values()].map(({ file }) => file))
  return [...new Set([...shown, ...(cover ? [cover] : [])])]
}

/** A document as a link or redirect finds it once the run is over. */
export interface Target {
  file: string
  address: string
  state: 'refused' | 'draft' | 'public'
}

export function targetOf(article: Article, { file, lang }: Document, now: number): Target {
  const { id, isKnown, present, publicFrom, refusals } = article
  const isPublic = publicFrom === undefined ? present?.[lang]?.state === 'public' : publicFrom <= now
  const isMissing = refusals.length > 0 || (isKnown && !present)
  const state = isMissing ? 'refused' : isPublic ? 'public' : 'draft'
  return { file, address: `/${lang}${articlePath(id)}`, state }
}

/**
 * Finds what a link means as it is written: a document by its path, one by its old address in the redirects, or an address.
 * @param find a document of the folder
 * @returns undefined where it leads nowhere
 */
export function createLinkReader(redirects: string, find: (file: string) => Target | undefined) {
  const lookup = createRedirectLookup(readRedirectCsv(redirects))
  return ({ file }: Document, href: string): Target | string | undefined => {
    if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)) return articleLink(href.replace(/^\/\//, 'https://'))
    const path = decoded(href.replace(/[?#].*/s, ''))
    const direct = find(path.startsWith('/') ? path.slice(1) : join(dirname(file), path))
    if (direct || !path.startsWith('/')) return direct
    const location = lookup(href)?.location
    if (location) return find(location.replace(/[?#].*/s, '')) ?? location
    return /^\/(?:cn|en)(?:\/|$)/.test(path) ? href : undefined
  }
}
