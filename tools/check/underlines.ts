import type { Problem } from './problem.ts'
import { withoutComments } from './without-comments.ts'

/**
 * `text-decoration` says no thickness. In WebKit it is the shorthand of line, style and colour only: with a length the
 * whole declaration is dropped, and with a variable in it no build tool can take it apart (seen in WebKit 2.50).
 * @param text a style sheet, nested or not
 */
export function checkUnderlines(path: string, text: string): Problem[] {
  const sheet = withoutComments(text)
  return [...sheet.matchAll(withThickness)].map(({ index }) => ({
    rule: 'underlines',
    path,
    line: sheet.slice(0, index).split('\n').length,
    message: 'text-decoration says no thickness: WebKit drops it, use text-decoration-thickness',
  }))
}

const withThickness =
  /(?<![\w-])text-decoration:[^;}]*(?:\s(?:from-font|[\d.]+[a-z%]+)(?![\w-])|(?:calc|clamp|min|max)\()/g
