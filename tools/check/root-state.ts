import type { Problem } from './problem.ts'
import { withoutComments } from './without-comments.ts'

/**
 * The root is not asked for a state of what is in it, as in `html:has(.menu:popover-open)`: browsers ask that anew whenever
 * anything is put into the document, and style the root and what depends on it with it. A class alone costs nothing.
 * @param text a style sheet, nested or not
 */
export function checkRootState(path: string, text: string): Problem[] {
  const problems: Problem[] = []
  const outer: string[] = []
  const sheet = withoutComments(text)
  for (const { 0: match, 1: prelude = '', 2: end, index } of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') outer.pop()
    if (end !== '{') continue
    const selector = prelude.trim()
    const parent = outer.at(-1) ?? ''
    const isRule = !selector.startsWith('@')
    const whole = isRule ? within(parent, selector) : parent
    outer.push(whole)
    if (!isRule || !rootState.test(whole)) continue
    const line = sheet.slice(0, index + match.indexOf(selector)).split('\n').length
    problems.push({ rule: 'root-state', path, line, message })
  }
  return problems
}

const message = 'the root is not asked for a state of what is in it: ask the body, or what stands beside it'

const rootState = /(?:^|[\s,])(?:html|:root)[^\s,()]*:has\([^)]*:[a-z]/

function within(parent: string, selector: string): string {
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
}
