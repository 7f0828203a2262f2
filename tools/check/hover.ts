import type { Problem } from './problem.ts'
import { selectorsOf } from './selectors.ts'

/**
 * What answers a pointer stands in `@media (hover: hover)`: after a finger's tap `:hover` stays, so that a button looks
 * pressed until something else is tapped; and a tap styles and paints it before its click.
 * @param text a style sheet, nested or not
 */
export function checkHover(path: string, text: string): Problem[] {
  return selectorsOf(text)
    .filter(
      ({ whole, atRules }) => whole.includes(':hover') && !atRules.some((rule) => forPointers.test(rule)),
    )
    .map(({ line }) => ({ rule: 'hover', path, line, message }))
}

const message = ':hover stands in @media (hover: hover): after a tap it stays'

const forPointers = /^@media\b.*\(hover: hover\)/
