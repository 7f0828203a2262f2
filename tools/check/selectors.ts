import { withoutComments } from './without-comments.ts'

/** A rule's selector as it stands, nested or not, with those around it. */
export type Selector = { whole: string; line: number }

/** @param text a style sheet, nested or not */
export function selectorsOf(text: string): Selector[] {
  const selectors: Selector[] = []
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
    if (!isRule) continue
    selectors.push({ whole, line: sheet.slice(0, index + match.indexOf(selector)).split('\n').length })
  }
  return selectors
}

function within(parent: string, selector: string): string {
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
}
