import type { EditingArticle } from '../../contract/news-schema.ts'
import type { Database } from '../../db/tables.ts'
import { OperatorError } from '../../operator-error.ts'
import { beijingTime, COMMAND, inWords, languagesOf, readInput, wrongCall } from '../../operator-words.ts'
import { listEditing } from './list-editing.ts'
import { publishNews, withdrawNews } from './publish-news.ts'
import { readEditing } from './read-editing.ts'
import { FRONT_MATTER, readMarkdown } from './read-markdown.ts'
import { createNews, saveDraft } from './save-draft.ts'

export interface NewsCommandOptions {
  lang?: string | undefined
  at?: string | undefined
  expires?: string | undefined
  correction?: boolean | undefined
}

export const newsUsage = `Usage:
  npm run news -- list
  npm run news -- import FILE.md                 a draft from a Markdown file, see below; - is standard input
  npm run news -- publish ID [--lang cn|en] [--at "2026-12-01 09:00"] [--expires "2027-01-01 00:00"] [--correction]
  npm run news -- withdraw ID [--lang en]
Times are Beijing time. Without --lang: every language that is written. A file to import begins with:
${FRONT_MATTER}`

const ONE = 'the ID of an article'
const COMMANDS = { list: '', import: 'a Markdown file', publish: ONE, withdraw: ONE }

/**
 * One command about the news, by the same functions as the staff API.
 * @returns what to print
 * @throws OperatorError when it makes no sense, or is refused
 */
export async function runNews(
  { db, now }: { db: Database; now: number },
  words: string[],
  options: NewsCommandOptions,
): Promise<string> {
  const [command, target, ...rest] = words
  const act = { by: COMMAND, now }
  if (command === 'list' && !target) return listAll(db, now)
  if (!target || rest.length > 0 || !Object.hasOwn(COMMANDS, command ?? ''))
    throw wrongCall(words, COMMANDS, newsUsage)
  if (command === 'import') return importFile(db, target, now)
  const article = await readEditing(db, target, now)
  if (!article) throw new OperatorError(`There is no article ${target}.`)
  const langs = languagesOf(options.lang).filter((lang) => options.lang || article[lang])
  const place = { id: target, version: undefined }
  if (command === 'publish') {
    const times = { at: beijingTime('at', options.at), expiresAt: beijingTime('expires', options.expires) }
    const given = Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined))
    const input = { langs, corrected: options.correction ?? false, ...given }
    return lineOf(await inWords(publishNews(db, place, input, act)))
  }
  if (command === 'withdraw') return lineOf(await inWords(withdrawNews(db, place, { langs }, act)))
  throw wrongCall(words, COMMANDS, newsUsage)
}

async function listAll(db: Database, now: number): Promise<string> {
  const { items } = await listEditing(db, { now, limit: 5000 })
  return items
    .map(({ id, publishDate, category, cn, en, titles }) => [
      id,
      publishDate,
      category,
      `cn ${cn?.state ?? 'none'}`,
      `en ${en?.state ?? 'none'}`,
      titles.cn ?? titles.en,
    ])
    .map((cells) => `${cells.join('\t').replace(/[^\P{Cc}\t]/gu, ' ')}\n`)
    .join('')
}

async function importFile(db: Database, file: string, now: number): Promise<string> {
  const { lang, id, category, ...text } = readMarkdown(file, await readInput(file))
  const act = { by: COMMAND, now }
  const known = id === undefined ? await createNews(db, { category }, act) : await readEditing(db, id, now)
  if (!known) throw new OperatorError(`There is no article ${id}.`)
  const textOf = (one: EditingArticle['cn']) =>
    one && { title: one.title, summary: one.summary, bodyHtml: one.bodyHtml }
  const texts = { cn: textOf(known.cn), en: textOf(known.en), [lang]: text }
  const input = { category: category ?? known.category, coverId: known.cover?.id ?? null, ...texts }
  return lineOf(await inWords(saveDraft(db, { id: known.id, version: known.version }, input, act)))
}

function lineOf({ id, cn, en }: EditingArticle): string {
  return `${id}  cn ${cn?.state ?? 'none'}  en ${en?.state ?? 'none'}\n`
}
