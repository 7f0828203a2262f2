import type { FirstLoad } from './first-load.ts'

/** Bytes, exact. */
export const byteBudgets = {
  /** A page as it is sent, brotli, with its headers: the ten packets a server may send before it hears back from the browser. */
  flight: 14_600,
  /** What goes before a page in these packets: most of it is the policy with its hashes. */
  headers: 1_200,
  /** The script of a page until it is at rest, gzip. */
  script: 135_000,
  /** Its words, which come as data, gzip. */
  words: 7_000,
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
