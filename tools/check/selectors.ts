import { withoutComments } from './without-comments.ts'

/** A rule's selector with those around it, and the at-rules it stands in. */
export type Selector = { whole: string; atRules: readonly string[]; line: number }

/** @param text a style sheet, nested or not */
export function selectorsOf(text: string): Selector[] {
  const selectors: Selector[] = []
  const outer: Pick<Selector, 'whole' | 'atRules'>[] = []
  const sheet = withoutComments(text)
  for (const { 0: match, 1: prelude = '', 2: end, index } of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') outer.pop()
    if (end !== '{') continue
    const selector = prelude.trim()
    const { whole: parent, atRules } = outer.at(-1) ?? { whole: '', atRules: [] }
    if (selector.startsWith('@')) {
      outer.push({ whole: parent, atRules: [...atRules, selector] })
      continue
    }
    const whole = within(parent, selector)
    outer.push({ whole, atRules })
    const line = sheet.slice(0, index + match.indexOf(selector)).split('\n').length
    selectors.push({ whole, atRules, line })
  }
  return selectors
}

function within(parent: string, selector: string): string {
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`
}
