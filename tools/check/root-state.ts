import type { Problem } from './problem.ts'
import { selectorsOf } from './selectors.ts'

/**
 * The root is not asked for a state of what is in it, as in `html:has(.menu:popover-open)`: browsers ask that anew whenever
 * anything is put into the document, and style the root and what depends on it with it. A class alone costs nothing.
 * @param text a style sheet, nested or not
 */
export function checkRootState(path: string, text: string): Problem[] {
  return selectorsOf(text)
    .filter(({ whole }) => rootState.test(whole))
    .map(({ line }) => ({ rule: 'root-state', path, line, message }))
}

const message = 'the root is not asked for a state of what is in it: ask the body, or what stands beside it'

const rootState = /(?:^|[\s,])(?:html|:root)[^\s,()]*:has\([^)]*:[a-z]/
