import { availableParallelism, cpus } from 'node:os'
import type { PageScore } from './measure-page.ts'

/** A row of the table for each page. */
export function rowsOf(scores: readonly PageScore[]): Map<string, string> {
  return new Map(
    scores.map(({ path, score, lowest, fcp, lcp, tbt, cls, speedIndex, benchmarkIndex, load }) => {
      const times = [fcp, lcp, tbt].map(Math.round)
      const cells = [
        score,
        lowest,
        ...times,
        cls.toFixed(3),
        ...[speedIndex, benchmarkIndex].map(Math.round),
        load.toFixed(1),
      ]
      return [path, `| ${[path, ...cells].join(' | ')} |`]
    }),
  )
}

/** The rows of a document that was written before. */
export function rowsIn(document: string): Map<string, string> {
  return new Map([...document.matchAll(/^\| (\/\S*) .*$/gm)].map(([row, path = '']) => [path, row]))
}

export function documentOf(
  rows: readonly string[],
  { version, runs }: { version: string; runs: number },
): string {
  return `# Lighthouse

Written by \`node bench/lighthouse.ts\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${version}, its mobile preset (a phone's
screen; times simulated for a processor four times slower, 1.6 Mbit/s and a round trip of 150 ms), performance only, Node
${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}) shared by site and browser. The median of
${runs} runs; the lowest score of them beside it, how fast the processor was by Lighthouse's own figure (blocking times
are four times what this processor takes) and the load average at their end. Times in ms. Wanted: 100, LCP 1,200 and TBT 50
at most, CLS 0.

| page | score | lowest | FCP | LCP | TBT | CLS | Speed Index | processor | load |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${[...rows].join('\n')}
`
}
