import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { OperatorError } from '../base/operator-error.ts'
import { calendarDate } from '../contract/china-time.ts'
import { coversPages } from '../contract/redirects/redirect-lookup.ts'
import type { RedirectBody } from '../contract/redirects/redirect-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { ProblemError } from '../http/problem.ts'
import { createJob } from '../jobs/job-drafts.ts'
import type { StoreOptions } from '../media/store-picture.ts'
import { isAddress, readRedirectCsv } from '../redirects/read-redirect.ts'
import { storeRedirects } from '../redirects/redirect-store.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import {
  type Article,
  createLinkReader,
  isPublic,
  isThere,
  readArticles,
  type Target,
  targetsOf,
} from './articles.ts'
import { type Document, decoded } from './read-document.ts'
import { type Folder, readFolder } from './read-folder.ts'
import { type Encoded, encodePicture, noteImported, picturesOf, storeArticle } from './store-article.ts'

export const importUsage = `Usage:
  npm run import -- FOLDER             checks all of it, and says what it would do
  npm run import -- FOLDER --write     does it; articles and positions become drafts
  npm run import -- FOLDER --publish   articles become public, also those that an earlier run left as drafts; with --write as well
docs/import.md says what the folder holds, and how to make one of Hexo, Hugo, Jekyll and WordPress.`

export interface ImportPlace extends StoreOptions {
  db: Database
  /** Of this site, whose full addresses are read as paths. */
  siteOrigins: readonly string[]
  now: number
}

interface Options {
  write: boolean
  publish: boolean
}

/**
 * Brings the articles, positions and redirects of a folder in: each article whole or not at all, and nothing twice. All of it
 * is done and rolled back first, and what passes is done again to `write` it.
 * @param say takes a line at a time, while it goes on
 * @returns how many were refused
 * @throws OperatorError where nothing can be read
 */
export async function runImport(
  place: ImportPlace,
  root: string,
  { write, publish }: Options,
  say: (line: string) => void,
): Promise<number> {
  const { db, now } = place
  const act = { by: COMMAND, now }
  const folder = await readFolder(root)
  const articles = await readArticles(db, folder, { publish, now })
  const targets = targetsOf(articles)
  const readLink = createLinkReader(folder, targets)
  const link = (document: Document, href: string) => {
    const found = readLink(document, href)
    return typeof found === 'object' ? (isThere(found.article) ? found.address : undefined) : found
  }
  const encoded: Encoded = new Map()
  const store = async (article: Article, keep: boolean) => {
    const work = (transaction: Transaction<Tables>) => storeArticle(transaction, article, encoded, link, act)
    return (await attempt(db, keep, work)).map((line) => `${article.main.file}: ${line}`)
  }
  const scratch = await mkdtemp(join(tmpdir(), 'import-'))
  const filesDir = write ? place.filesDir : scratch
  try {
    // before the first is stored: others may link to one that is refused
    for (const article of articles.filter(isThere)) {
      article.refusals.push(...(await encodeAll({ ...place, filesDir }, root, article, encoded)))
      if (isThere(article)) article.refusals.push(...(await store(article, false)))
    }
  } finally {
    await rm(scratch, { recursive: true })
  }

  const counts = { imported: 0, known: 0, refused: 0 }
  const report = (what: keyof typeof counts, files: string, lines: readonly string[]) => {
    counts[what] += 1
    for (const line of what === 'refused' ? [...lines, `${files}: not imported`] : lines) say(line)
  }
  for (const article of articles) {
    const { documents, known, publicFrom, refusals } = article
    const files = documents.map(({ file }) => file).join(', ')
    const wrong = write && isThere(article) ? await store(article, true) : refusals
    const isKnown = known && publicFrom === undefined
    if (wrong.length > 0) report('refused', files, wrong)
    else
      report(isKnown ? 'known' : 'imported', files, [
        `${files}: ${inWords(article, now)}`,
        ...(isKnown ? [] : notesOf(article, readLink, now)),
      ])
  }
  for (const { file, hash, content } of folder.positions) {
    const isKnown = await db
      .selectFrom('imported')
      .select('hash')
      .where('source', '=', file)
      .executeTakeFirst()
    const work = async (transaction: Transaction<Tables>) => {
      const { id } = await createJob(transaction, content, act)
      await noteImported(transaction, { source: file, hash, target: id }, act)
    }
    const wrong = isKnown ? [] : await attempt(db, write, work)
    if (wrong.length > 0) report('refused', file, wrong)
    else if (isKnown) report('known', file, [`${file}: is there already`])
    else report('imported', file, [`${file}: a position, draft`])
  }
  for (const [file, lines] of folder.faults) report('refused', file, lines)
  const { given, wrong, notes } = readRedirects(folder, targets, now)
  for (const note of notes) say(note)
  let redirects = { added: 0, changed: 0 }
  if (wrong.length === 0 && given.length > 0)
    wrong.push(
      ...(await attempt(db, write, async (transaction) => {
        redirects = await storeRedirects(transaction, given, act, place.siteOrigins)
      })),
    )
  if (wrong.length > 0) report('refused', 'redirects.csv', wrong)
  else if (given.length > 0) say(`redirects.csv: ${redirects.added} added, ${redirects.changed} changed`)

  if (counts.imported + counts.known + counts.refused + given.length === 0)
    throw new OperatorError(`${root} has nothing that can be imported.\n${importUsage}`)
  say(
    `${counts.imported} ${write ? 'imported' : 'to be imported'}, ${counts.known} there already, ${counts.refused} refused`,
  )
  if (!write) say('Nothing has been written. Run it again with --write.')
  return counts.refused
}

/** Does work in a transaction that is kept or rolled back. @returns why it cannot be done, a line each */
async function attempt(
  db: Database,
  keep: boolean,
  work: (transaction: Transaction<Tables>) => Promise<unknown>,
): Promise<string[]> {
  try {
    await transact(db, async (transaction) => {
      await work(transaction)
      if (!keep) throw rolledBack
    })
    return []
  } catch (error) {
    return error === rolledBack ? [] : linesOf(error)
  }
}

const rolledBack = new Error('rolled back')

function linesOf(error: unknown): string[] {
  if (error instanceof OperatorError) return [error.message]
  if (!(error instanceof ProblemError) || error.status >= 500) throw error
  const { errors, detail = error.code } = error.extra
  return errors?.map((one) => `${one.field} ${one.detail}`) ?? [detail]
}

async function encodeAll(
  { db, ...options }: ImportPlace,
  root: string,
  article: Article,
  encoded: Encoded,
): Promise<string[]> {
  const wrong: string[] = []
  for (const file of picturesOf(article))
    try {
      if (!encoded.has(file)) encoded.set(file, await encodePicture(db, root, file, options))
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error
      wrong.push(`${file}: ${error.extra.detail ?? error.code}`)
    }
  return wrong
}

function inWords({ main, documents, known, isChanged, publicFrom }: Article, now: number): string {
  if (known === 'removed') return 'was imported, and has been removed since'
  if (known && publicFrom === undefined)
    return `is there already${isChanged ? ', and was another one: change the article in the editor' : ''}`
  const pictures = picturesOf({ main, documents }).length
  return [
    publicFrom === undefined
      ? 'draft'
      : `${publicFrom > now ? 'scheduled for' : 'public since'} ${calendarDate(publicFrom)}`,
    documents.map(({ lang }) => lang).join(' and '),
    main.head.category ?? 'story',
    ...(main.head.author ? [`by ${main.head.author}`] : []),
    ...(pictures > 0 ? [`${pictures} pictures`] : []),
  ].join(', ')
}

function notesOf(article: Article, readLink: ReturnType<typeof createLinkReader>, now: number): string[] {
  const linkNote = (document: Document, href: string) => {
    const found = readLink(document, href)
    if (!found) return 'leads nowhere: its text stays'
    if (typeof found === 'string') return undefined
    if (!isThere(found.article))
      return `leads to ${found.document.file}, which is not imported: its text stays`
    const isLost = isPublic(article, document.lang, now) && !isPublic(found.article, found.document.lang, now)
    return (
      isLost && `leads to ${found.document.file}, a draft: visitors find nothing there until it is public`
    )
  }
  return article.documents.flatMap((document) => {
    const { file, notes, links } = document
    const ofLinks = [...links].flatMap(([href, line]) => {
      const note = linkNote(document, href)
      return note ? `    ${file}:${line}: ${href} ${note}` : []
    })
    return [...notes.map((note) => `    ${file}: ${note}`), ...ofLinks]
  })
}

/** Redirects to what is public; an article is named by its file, as its address is made here. */
function readRedirects({ redirects }: Folder, targets: ReadonlyMap<string, Target>, now: number) {
  const given: (RedirectBody & { field: string })[] = []
  const wrong: string[] = []
  const notes: string[] = []
  for (const { line, from, to, status } of readRedirectCsv(redirects)) {
    const field = `redirects.csv:${line}:`
    const target = targets.get(decoded(to))
    if (target && !isPublic(target.article, target.document.lang, now))
      notes.push(`${field} left out while ${to} is not public: run this again once it is`)
    else if (!target && !isAddress(to))
      wrong.push(`${field} ${to} is no document of the folder and no address`)
    else {
      given.push({ from, to: target?.address ?? to, status, field })
      if (coversPages(from)) notes.push(`${field} ${from} covers addresses among this site's own pages`)
    }
  }
  return { given, wrong, notes }
}
