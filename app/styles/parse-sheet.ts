/** A part of a style sheet. What stands before the brace is the prelude. */
export type Rule =
  | { kind: 'statement'; text: string }
  /** selectors and declarations */
  | { kind: 'style'; selectors: string[]; declarations: string[] }
  /** `@media`, `@layer` and others that hold rules */
  | { kind: 'group'; prelude: string; rules: Rule[] }
  /** `@keyframes`, `@font-face` and others that are taken or left as a whole */
  | { kind: 'block'; prelude: string; body: string }

/**
 * Reads a style sheet as the build writes it: minified, without comments, rules not nested in each other.
 * @throws when its braces do not match
 */
export function parseSheet(css: string): Rule[] {
  const [rules, end] = readRules(css, 0)
  if (end < css.length) throw new Error(`style sheet: a brace too many at ${end}`)
  return rules
}

/** The faces in a style sheet: what stands in braces has no others in it. */
export const facePattern = /@font-face\s*\{[^}]*\}/g

function readRules(css: string, start: number): [Rule[], number] {
  const rules: Rule[] = []
  let at = start
  while (at < css.length && css[at] !== '}') {
    const end = findOutside(css, at, '{;}')
    const prelude = css.slice(at, end).trim()
    if (css[end] === '{') {
      const [rule, after] = readRule(css, prelude, end + 1)
      rules.push(rule)
      at = after
    } else {
      if (prelude) rules.push({ kind: 'statement', text: prelude })
      at = css[end] === ';' ? end + 1 : end
    }
  }
  return [rules, at]
}

function readRule(css: string, prelude: string, start: number): [Rule, number] {
  if (groups.test(prelude)) {
    const [rules, end] = readRules(css, start)
    return [{ kind: 'group', prelude, rules }, end + 1]
  }
  const end = findEnd(css, start)
  const body = css.slice(start, end)
  if (prelude.startsWith('@')) return [{ kind: 'block', prelude, body }, end + 1]
  return [{ kind: 'style', selectors: split(prelude, ','), declarations: split(body, ';') }, end + 1]
}

const groups = /^@(media|layer|supports|container)\b/

/** Splits at a character that stands in no string and no parentheses. */
function split(text: string, by: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = findOutside(text, at, by)
    const part = text.slice(at, end).trim()
    if (part) parts.push(part)
    at = end + 1
  }
  return parts
}

/** The first of the characters that stands in no string, parentheses or brackets; the length where there is none. */
function findOutside(text: string, start: number, characters: string): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(text, at)
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (depth === 0 && characters.includes(character)) return at
  }
  return text.length
}

function findEnd(css: string, start: number): number {
  let depth = 1
  let at = start - 1
  while (depth > 0) {
    at = findOutside(css, at + 1, '{}')
    if (at === css.length) throw new Error('style sheet: a brace is not closed')
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

function endOfString(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at
  }
  return text.length
}
