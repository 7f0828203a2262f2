import { type } from 'arktype'
import { marked } from 'marked'
import { parse } from 'yaml'
import { errorMessage, OperatorError } from '../../base/operator-error.ts'
import { inWords, readInput, wrongCall } from '../../command/operator-words.ts'
import { type EditingArticle, NewsCategory } from '../../contract/news-schema.ts'
import { exact, Language, Uuid } from '../../contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { COMMAND } from '../../staff/audit/record-audit.ts'
import { countDeleted, sanitizeBody } from '../news-body.ts'
import { readEditing } from './read-editing.ts'
import { createNews, saveDraft } from './save-draft.ts'

const FRONT_MATTER = `---
title: MVDA 8.7 发布
summary: 一两句话。
lang: cn            # or en
category: release   # advisory, event, story
id: 019...          # only to add a language to an article that is there
---`

export const newsUsage = `Usage:
  npm run news -- import FILE.md    a draft from a Markdown file; - is standard input
A file to import begins with:
${FRONT_MATTER}`

const COMMANDS = { import: 'a Markdown file' }

/**
 * Makes a draft, by the same functions as the staff API.
 * @returns what to print
 * @throws OperatorError when the call makes no sense, or is refused
 */
export function runNews({ db, now }: { db: Database; now: number }, words: string[]): Promise<string> {
  const [command, file, ...rest] = words
  if (command !== 'import' || !file || rest.length > 0) throw wrongCall(words, COMMANDS, newsUsage)
  return importFile(db, file, now)
}

async function importFile(db: Database, file: string, now: number): Promise<string> {
  const { lang, id, category, deleted, ...text } = readMarkdown(file, await readInput(file))
  const act = { by: COMMAND, now }
  const known = id === undefined ? await createNews(db, { category }, act) : await readEditing(db, id, now)
  if (!known) throw new OperatorError(`There is no article ${id}.`)
  const textOf = (one: EditingArticle['cn']) =>
    one && { title: one.title, summary: one.summary, bodyHtml: one.bodyHtml }
  const texts = { cn: textOf(known.cn), en: textOf(known.en), [lang]: text }
  const input = { category: category ?? known.category, coverId: known.cover?.id ?? null, ...texts }
  const saved = await inWords(saveDraft(db, { id: known.id, version: known.version }, input, act))
  return `${lineOf(saved)}${deleted > 0 ? `Left out: struck-out text in ${deleted} place(s)\n` : ''}`
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
  const html = marked.parse(body, { async: false })
  return { ...front, bodyHtml: sanitizeBody(html).trim(), deleted: countDeleted(html) }
}

function parseYaml(file: string, head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw new OperatorError(`${file}: ${errorMessage(error)}`)
  }
}
