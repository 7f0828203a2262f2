import { createReadStream } from 'node:fs'
import { mkdtempDisposable, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import { coversPages } from '#contract/redirects/redirect-lookup.ts'
import type { RedirectBody } from '#contract/redirects/redirect-schema.ts'
import { OperatorError } from '../base/operator-error.ts'
import { inWords } from '../command/operator-words.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { createJob } from '../jobs/job-drafts.ts'
import { type MediaFile, type StoreOptions, storeUpload } from '../media/store-picture.ts'
import { isAddress, readRedirectCsv } from '../redirects/read-redirect.ts'
import { storeRedirects } from '../redirects/redirect-store.ts'
import { COMMAND } from '../staff/audit/record-audit.ts'
import {
  type Article,
  createLinkReader,
  picturesOf,
  readArticles,
  type Target,
  targetOf,
} from './articles.ts'
import { type Document, decoded } from './read-document.ts'
import { readFolder } from './read-folder.ts'
import { noteImported, storeArticle } from './store-article.ts'

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
  { db, now, siteOrigins, ...options }: ImportPlace,
  root: string,
  { write, publish }: Options,
  say: (line: string) => void,
): Promise<number> {
  const act = { by: COMMAND, now }
  const folder = await readFolder(root)
  const articles = await readArticles(db, folder, { publish, now })
  const byFile = new Map(
    articles.flatMap((article) => article.documents.map((one) => [one.file, { article, one }])),
  )
  const find = (file: string) => {
    const { article, one } = byFile.get(file) ?? {}
    return article && one && targetOf(article, one, now)
  }
  const readLink = createLinkReader(folder.redirects, find)
  const link = (document: Document, href: string) => {
    const found = readLink(document, href)
    return typeof found !== 'object' ? found : found.state === 'refused' ? undefined : found.address
  }

  const encoded = new Map<string, MediaFile[]>()
  const store = async (article: Article, keep: boolean) => {
    const work = (transaction: Transaction<Tables>) => storeArticle(transaction, article, encoded, link, act)
    return (await attempt(db, keep, work)).map((line) => `${article.main.file}: ${line}`)
  }
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'import-'))
  const place = write ? options : { ...options, filesDir: scratch.path }
  // before the first is stored: others may link to one that is refused
  for (const article of articles.filter(isStored)) {
    for (const file of picturesOf(article).filter((one) => !encoded.has(one))) {
      const upload = await uploadOf(join(root, file))
      const wrong = await inWords(storeUpload(upload, place)).then(
        (files) => void encoded.set(file, files),
        linesOf,
      )
      article.refusals.push(...(wrong ?? []).map((line) => line.replace(/^file/, `${file}:`)))
    }
    if (isStored(article)) article.refusals.push(...(await store(article, false)))
  }

  const counts = { imported: 0, known: 0, refused: 0 }
  const report = (files: string, wrong: readonly string[], isKnown: boolean, lines: readonly string[]) => {
    counts[wrong.length > 0 ? 'refused' : isKnown ? 'known' : 'imported'] += 1
    for (const line of wrong.length > 0 ? [...wrong, `${files}: not imported`] : lines) say(line)
  }
  for (const article of articles) {
    const files = article.documents.map(({ file }) => file).join(', ')
    const wrong = write && isStored(article) ? await store(article, true) : article.refusals
    const notes = article.documents.flatMap((one) => notesOf(one, targetOf(article, one, now), readLink))
    report(files, wrong, !isStored(article), [`${files}: ${described(article, now)}`, ...notes])
  }
  for (const { file, hash, content } of folder.positions) {
    const known = db.selectFrom('imported').select('hash').where('source', '=', file)
    const isKnown = (await known.executeTakeFirst()) !== undefined
    const work = async (transaction: Transaction<Tables>) => {
      const { id } = await createJob(transaction, content, act)
      await noteImported(transaction, { file, hash }, id, act)
    }
    const wrong = isKnown ? [] : await attempt(db, write, work)
    report(file, wrong, isKnown, [`${file}: ${isKnown ? 'is there already' : 'a position, draft'}`])
  }
  for (const [file, lines] of folder.faults) report(file, lines, false, [])
  const { given, wrong, notes } = readRedirects(folder.redirects, find)
  let isNews = false
  if (given.length > 0 && wrong.length === 0) {
    const work = async (transaction: Transaction<Tables>) => {
      const { added, changed } = await storeRedirects(transaction, given, act, siteOrigins)
      notes.push(`redirects.csv: ${added} added, ${changed} changed`)
      isNews = added + changed > 0
    }
    wrong.push(...(await attempt(db, write, work)))
  }
  if (folder.redirects) report('redirects.csv', wrong, !isNews, notes)

  const total = counts.imported + counts.known + counts.refused
  if (total === 0) throw new OperatorError(`${root} has nothing that can be imported.\n${importUsage}`)
  const imported = write ? 'imported' : 'to be imported'
  say(`${counts.imported} ${imported}, ${counts.known} there already, ${counts.refused} refused`)
  if (!write) say('Nothing has been written. Run it again with --write.')
  return counts.refused
}

/** Whether something of it is left to store. */
function isStored({ refusals, isKnown, publicFrom }: Article): boolean {
  return refusals.length === 0 && (!isKnown || publicFrom !== undefined)
}

async function uploadOf(path: string) {
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  return { body, announced: (await stat(path)).size }
}

/** Does work in a transaction that is kept or rolled back. @returns why it cannot be done, a line each */
async function attempt(
  db: Database,
  keep: boolean,
  work: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<string[]> {
  const done = transact(db, async (transaction) => {
    await work(transaction)
    if (!keep) throw rolledBack
  })
  return inWords(done).then(() => [], linesOf)
}

const rolledBack = new Error('rolled back')

function linesOf(error: unknown): string[] {
  if (error === rolledBack) return []
  if (!(error instanceof OperatorError)) throw error
  return error.message.split('\n')
}

function described(article: Article, now: number): string {
  const { documents, main, isKnown, present, publicFrom } = article
  if (isKnown && !present) return 'was imported, and has been removed since'
  if (isKnown && publicFrom === undefined) return 'is there already'
  const state = (publicFrom ?? 0) > now ? 'scheduled for' : 'public since'
  return [
    publicFrom === undefined ? 'draft' : `${state} ${calendarDate(publicFrom)}`,
    documents.map(({ lang }) => lang).join(' and '),
    main.head.category ?? 'story',
    `${picturesOf(article).length} pictures`,
  ].join(', ')
}

/** What is different, or missing, in a document that is stored. */
function notesOf(
  document: Document,
  { state }: Target,
  readLink: ReturnType<typeof createLinkReader>,
): string[] {
  const { file, notes, links } = document
  const ofLinks = [...links].flatMap(([href, line]) => {
    const found = readLink(document, href)
    if (!found) return `${file}:${line}: ${href} leads nowhere: its text stays`
    if (typeof found === 'string') return []
    if (found.state === 'refused')
      return `${file}:${line}: ${href} leads to ${found.file}, which is not imported: its text stays`
    if (found.state === 'public' || state !== 'public') return []
    return `${file}:${line}: ${href} leads to ${found.file}, a draft: visitors find nothing there until it is public`
  })
  return [...notes.map((note) => `${file}: ${note}`), ...ofLinks].map((note) => `    ${note}`)
}

/** Redirects to what is public; an article is named by its file, as its address is made here. */
function readRedirects(csv: string, find: (file: string) => Target | undefined) {
  const given: (RedirectBody & { field: string })[] = []
  const wrong: string[] = []
  const notes: string[] = []
  for (const { line, from, to, status } of readRedirectCsv(csv)) {
    const field = `redirects.csv:${line}:`
    const target = find(decoded(to).replace(/^\.?\//, ''))
    if (!target && !isAddress(to)) wrong.push(`${field} ${to} is no document of the folder and no address`)
    else if (target && target.state !== 'public')
      notes.push(`${field} left out while ${to} is not public: run this again once it is`)
    else given.push({ from, to: target?.address ?? to, status, field })
    if (coversPages(from)) notes.push(`${field} ${from} covers addresses among this site's own pages`)
  }
  return { given, wrong, notes }
}
