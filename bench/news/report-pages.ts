import { availableParallelism, loadavg } from 'node:os'
import type { Engine } from '../database/asked-queries.ts'

export type Comparison = {
  engine: Engine
  rounds: number
  pages: [PageResult, PageResult]
}

type PageResult = { page: number; ms: number[]; plan: string }

/** The results as a document. */
export function report(results: readonly Comparison[], articles: number, date: Date): string {
  return `# The news list: an early page and a late one

Written by \`node bench/news-list.ts\` on ${date.toISOString().slice(0, 10)}: ${articles.toLocaleString('en')} articles in two languages,
Node ${process.versions.node}, ${availableParallelism()} cores, load average at the end ${loadavg()[0]?.toFixed(1)}.
Milliseconds of \`listNews\`, ten articles in English on a page, both pages asked for in turn. Wanted: the late page within
1.5 times of the first.

| database | page | median | p95 | rounds | late to first |
|---|--:|--:|--:|--:|--:|
${results.flatMap(rowsOf).join('\n')}

${results.flatMap(plansOf).join('\n\n')}
`
}

function rowsOf({ engine, pages, rounds }: Comparison): string[] {
  const [first, late] = pages
  return pages.map((one) => {
    const ratio = one === late ? (quantile(late.ms, 0.5) / quantile(first.ms, 0.5)).toFixed(2) : ''
    const times = [0.5, 0.95].map((share) => quantile(one.ms, share).toFixed(3))
    return `| ${[engine, one.page.toLocaleString('en'), ...times, rounds, ratio].join(' | ')} |`
  })
}

function plansOf({ engine, pages }: Comparison): string[] {
  return pages.map(
    ({ page, plan }) => `## ${engine}, page ${page.toLocaleString('en')}\n\n\`\`\`\n${plan}\n\`\`\``,
  )
}

function quantile(ms: readonly number[], share: number): number {
  return ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * share) - 1] ?? Number.NaN
}
