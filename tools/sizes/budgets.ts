import type { FirstLoad } from './first-load.ts'

/** Bytes, exact. */
export const byteBudgets = {
  /** A page as it is sent, brotli: the ten packets that a server may send before it hears back from the browser. */
  page: 14_600,
  /** What goes before a page in the same packets: most of it is the policy with its hashes. */
  headers: 1_200,
  /** The script a route cannot do without, gzip, words not counted. */
  script: 125_000,
  /** What the words of a page and what it fetches by itself may add until it is at rest, gzip. */
  afterwards: 7_000,
}

/** What is wrong with the script of the routes of a build. */
export function scriptProblems(loads: readonly FirstLoad[]): string[] {
  return loads
    .filter(({ bytes }) => bytes > byteBudgets.script)
    .map(
      ({ route, bytes }) =>
        `${route}: ${bytes} bytes of script, gzip; at most ${byteBudgets.script} are allowed`,
    )
}
