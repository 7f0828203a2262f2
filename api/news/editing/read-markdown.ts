import { type } from 'arktype'
import { marked } from 'marked'
import { parse } from 'yaml'
import { NewsCategory } from '../../contract/news-schema.ts'
import { exact, Language, Uuid } from '../../contract/values-schema.ts'
import { errorMessage, OperatorError } from '../../operator-error.ts'
import { sanitizeBody } from '../news-body.ts'

const FrontMatter = exact({
  title: '0 < string <= 200',
  summary: '0 < string <= 500',
  lang: Language.default('cn'),
  'category?': NewsCategory,
  'id?': Uuid,
})

export const FRONT_MATTER = `---
title: MVDA 8.7 发布
summary: 一两句话。
lang: cn            # or en
category: release   # advisory, event, story
id: 019...          # only to add a language to an article that is there
---`

/**
 * An article as a Markdown file: front matter in YAML, then the text. Its first heading is a section, not the title.
 * @throws OperatorError that says what is wrong with it
 */
export function readMarkdown(file: string, text: string) {
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
