import { availableParallelism, cpus, loadavg } from 'node:os'
import { type Figures, figuresOf, isFailure, isGood, isRefusal } from './figures.ts'
import type { Kind, Offered, Outcome } from './offer.ts'
import type { Processors } from './processors.ts'

export type Overload = {
  title: string
  kinds: readonly Kind[]
  steps: { connections: number; good: Figures }[]
  /** most good answers a second */
  peak: number
  /** requests a second that were offered then */
  rate: number
  offered: Offered
  /** in use meanwhile */
  processors: Processors | undefined
  /** good answers when it was over */
  after: Figures
}

/** The results as a document. */
export function overloadReport(
  results: readonly Overload[],
  { seconds, overloadSeconds }: { seconds: number; overloadSeconds: number },
  date = new Date(),
): string {
  return `# The site under ten times what it can answer

Written by \`node bench/overload.ts\` on ${date.toISOString().slice(0, 10)}: Node ${process.versions.node}, ${availableParallelism()} cores
(${cpus()[0]?.model.trim()}), shared by the site, its upstream and the load. Load average at the end: ${loadavg()[0]?.toFixed(1)}.
One process of the site, with its log on. First each number of connections asks again as soon as it is answered, for ${seconds} s;
the most good answers a second are the peak, the knee is the fewest connections with 95 % of it. Then ten times the knee's rate is
offered for ${overloadSeconds} s whether or not anything is answered, each time counted from when the request was due. Good: any
answer below 500 that came in that time.

${results.map(section).join('\n\n')}
`
}

function section({ title, kinds, steps, peak, rate, offered, processors, after }: Overload): string {
  const all = figuresOf(offered, isGood)
  const refusals = figuresOf(offered, isRefusal)
  const isRender = (one: Outcome) => one.kind.isRender && isGood(one)
  const failures = offered.outcomes.filter(isFailure).length
  const wronged = offered.outcomes.filter((one) => isRefusal(one) && !one.kind.mayBeRefused).length
  return `## ${title}

| connections | good answers/s | p50, ms | p99, ms |
|--:|--:|--:|--:|
${steps.map(({ connections, good }) => line([connections, one(good.perSecond), one(good.p50), one(good.p99)])).join('\n')}

Peak ${one(peak)}/s. Offered then: ${one(rate)}/s.

- Good answers: ${one(all.perSecond)}/s, **${percent(all.perSecond / peak)} of the peak**; of them rendered ${one(figuresOf(offered, isRender).perSecond)}/s.
- Turned away: ${one(refusals.perSecond)}/s, told so in p50 ${one(refusals.p50)} ms, **p99 ${one(refusals.p99)} ms**, at most ${one(refusals.most)} ms.
- Turned away although never to be: ${wronged}. Failed or without an answer: ${failures}.
- Afterwards, 4 connections: ${one(after.perSecond)}/s.${shares(processors)}

| asked for | share | offered/s | good/s | turned away/s | p50, ms | p99, ms |
|---|--:|--:|--:|--:|--:|--:|
${kinds.map((kind) => kindLine(kind, offered)).join('\n')}`
}

function shares(processors: Processors | undefined): string {
  if (!processors) return ''
  const { site, upstream, load, others } = processors
  const [a, b, c, d] = [site, upstream, load, others].map((value) => value.toFixed(2))
  return `\n- Processors in use meanwhile: the site ${a}, its upstream ${b}, the load itself ${c}, everything else ${d}.`
}

function kindLine(kind: Kind, offered: Offered): string {
  const of = (pick: (outcome: Outcome) => boolean) =>
    figuresOf(offered, (outcome) => outcome.kind === kind && pick(outcome))
  const good = of(isGood)
  const whole = offered.outcomes.filter((outcome) => outcome.kind === kind).length / offered.seconds
  return line([
    kind.name,
    `${kind.share} %`,
    ...[whole, good.perSecond, of(isRefusal).perSecond, good.p50, good.p99].map(one),
  ])
}

function one(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
