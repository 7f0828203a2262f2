import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { errorMessage, OperatorError } from '../base/operator-error.ts'

export interface FrontMatter {
  fields: Record<string, unknown>
  /** What follows it. */
  body: string
}

/** What is a sentence and no YAML: `#`, a colon, `@`, brackets and quotes in it are meant as they stand. */
const SENTENCES = ['title', 'summary', 'description', 'excerpt', 'subtitle', 'author']

/**
 * Splits a Markdown file into the fields at its head and its text: YAML between lines of three dashes (Jekyll, Hexo, Hugo; Hexo
 * lets the first line out), TOML between lines of three plus signs, or JSON (Hugo).
 * @throws OperatorError with the line that cannot be read
 */
export function readFrontMatter(text: string): FrontMatter {
  const source = text.replace(/^\s+/, '').replace(/\r\n?/g, '\n')
  const toml = /^\+\+\+\n([\s\S]*?)\n\+\+\+(?:\n|$)([\s\S]*)$/.exec(source)
  if (toml) return { fields: parsed(toml[1] ?? '', parseToml), body: toml[2] ?? '' }
  const json = /^(\{\n[\s\S]*?\n\})(?:\n|$)([\s\S]*)$/.exec(source)
  if (json) return { fields: parsed(json[1] ?? '', JSON.parse), body: json[2] ?? '' }
  const yaml =
    /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)([\s\S]*)$/.exec(source) ??
    /^((?:[\w-]+:.*\n(?:[ \t]+.*\n|- .*\n)*)+)---[ \t]*(?:\n|$)([\s\S]*)$/.exec(source)
  if (!yaml) return { fields: {}, body: source }
  return { fields: parsed(sentencesQuoted(yaml[1] ?? ''), parseYaml), body: yaml[2] ?? '' }
}

function parsed(head: string, parse: (text: string) => unknown): Record<string, unknown> {
  try {
    const fields = parse(head)
    if (fields === null || fields === undefined) return {}
    if (typeof fields === 'object' && !Array.isArray(fields)) return { ...fields }
  } catch (error) {
    throw new OperatorError(`the front matter cannot be read: ${errorMessage(error).split('\n')[0]}`)
  }
  throw new OperatorError('the front matter has no fields')
}

/** Puts sentences into double quotes, in which YAML takes what JSON takes; what is quoted or a block of lines already stays. */
function sentencesQuoted(head: string): string {
  const sentence = new RegExp(`^(${SENTENCES.join('|')}):[ \\t]+(.*(?:\\n[ \\t]+\\S.*)*)$`, 'gim')
  return head.replace(sentence, (line, name: string, value: string) => {
    const text = value.trim()
    const isQuoted = /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(text)
    if (text === '' || isQuoted || /^[|>][-+\d]*(?:\n|$)/.test(text)) return line
    return `${name}: ${JSON.stringify(text.replace(/\s*\n\s*/g, ' '))}`
  })
}
