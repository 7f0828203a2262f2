import type { Problem } from './problem.ts'
import { selectorsOf } from './selectors.ts'

/**
 * What comes after something else is named by its class or element, not as in `.prose > * + *`: browsers keep one list of
 * whom a new element concerns, and with "anything" in it all that stands beside and in what stands beside is styled anew,
 * wherever an element is put in. A tenth of a second of a phone for the page that is made ahead.
 * @param text a style sheet, nested or not
 */
export function checkAnySibling(path: string, text: string): Problem[] {
  return selectorsOf(text)
    .filter(({ whole }) => anySibling.test(whole))
    .map(({ line }) => ({ rule: 'any-sibling', path, line, message }))
}

const message = 'what comes after something else is named by its class or element'

// after a combinator of siblings no name: the end, a state, or `*`
const anySibling = /[+~]\s*(?:\*|:(?!is\(|where\())[^\s,>+~]*\s*(?:,|$)/
