import type { Rule } from './parse-sheet.ts'

/**
 * The style sheet of the build: its address and its rules. The build fills it in (site-sheet-plugin.ts); while
 * developing there is none.
 */
export const sheet: Sheet | null = null as Sheet | null

/** Read already: a process that starts has better things to do. */
export type Sheet = { href: string; rules: Rule[] }
