import { type } from 'arktype'
import { marked } from 'marked'
import { parse } from 'yaml'
import { errorMessage, OperatorError } from '../../base/operator-error.ts'
import { beijingTime, inWords, languagesOf, readInput, wrongCall } from '../../command/operator-words.ts'
import { type EditingArticle, NewsCategory } from '../../contract/news-schema.ts'
import { exact, Language, Uuid } from '../../contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { COMMAND } from '../../staff/audit/record-audit.ts'
import { sanitizeBody } from '../news-body.ts'
import { listEditing } from './list-editing.ts'
import { publishNews, withdrawNews } from './publish-news.ts'
import { readEditing } from './read-editing.ts'
import { createNews, saveDraft } from './save-draft.ts'

const FRONT_MATTER = `---
title: MVDA 8.7 发布
summary: 一两句话。
lang: cn            # or en
category: release   # advisory, event, story
id: 019...          # only to add a language to an article that is there
---`

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

const FrontMatter = exact({
  title: '0 < string <= 200',
  summary: '0 < string <= 500',
  lang: Language.default('cn'),
  'category?': NewsCategory,
  'id?': Uuid,
})

/**
 * An article as a Markdown file: front matter in YAML, then the text. Its first heading is a section, not the title.
 * @throws OperatorError that says what is wrong with it
 */
function readMarkdown(file: string, text: string) {
  const [, head, body = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? []
  if (head === undefined)
    throw new OperatorError(`${file} has no front matter. Begin it with:\n${FRONT_MATTER}`)
  const front = FrontMatter(parseYaml(file, head))
  if (front instanceof type.errors) throw new OperatorError(`${file}: ${front.summary}\n${FRONT_MATTER}`)
  return { ...front, bodyHtml: sanitizeBody(marked.parse(body, { async: false })).trim() }
}

function parseYaml(file: string, head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw new OperatorError(`${file}: ${errorMessage(error)}`)
  }
}
