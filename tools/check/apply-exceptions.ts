import type { Problem } from './problem.ts'

/** By rule: what is allowed against it (a file, a folder, a key) and why. */
export type Exceptions = Record<string, Record<string, string>>

/**
 * Takes the allowed problems away. The lists only shrink: an exception that is no longer needed is a problem itself.
 * @param listPath the file the exceptions are in
 */
export function applyExceptions(
  problems: readonly Problem[],
  exceptions: Exceptions,
  listPath: string,
): Problem[] {
  const needed = new Set<string>()
  const left = problems.filter((problem) => {
    const subject = problem.key ?? problem.path
    const entry = Object.keys(exceptions[problem.rule] ?? {}).find((entry) => covers(entry, subject))
    if (entry !== undefined) needed.add(`${problem.rule} ${entry}`)
    return entry === undefined
  })
  const stale = Object.entries(exceptions)
    .flatMap(([rule, entries]) => Object.keys(entries).map((entry) => ({ rule, entry })))
    .filter(({ rule, entry }) => !needed.has(`${rule} ${entry}`))
    .map(({ rule, entry }) => ({
      rule: 'exceptions',
      path: listPath,
      message: `'${entry}' needs no exception from '${rule}' any more: take it off the list`,
    }))
  return [...left, ...stale]
}

function covers(entry: string, subject: string): boolean {
  return subject === entry || subject.startsWith(`${entry}.`) || subject.startsWith(`${entry}/`)
}
