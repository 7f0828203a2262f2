import { readFileSync } from 'node:fs'

/** Processors in use on average, by whom; `others` is everything else on the machine. */
export type Processors = { site: number; upstream: number; load: number; others: number }

/**
 * Begins to measure who uses the processors: the site shares them with what measures it.
 * @returns the measurement so far; undefined where there is no /proc
 */
export function measureProcessors(site: number, upstream: number): () => Processors | undefined {
  const before = usedBy(site, upstream)
  const began = performance.now()
  return () => {
    const after = usedBy(site, upstream)
    if (!before || !after) return undefined
    const seconds = (performance.now() - began) / 1000
    const [all = 0, ...own] = after.map((used, at) => (used - (before[at] ?? 0)) / seconds)
    const [ofSite = 0, ofUpstream = 0, load = 0] = own
    const others = Math.max(0, all - ofSite - ofUpstream - load)
    return { site: ofSite, upstream: ofUpstream, load, others }
  }
}

/** Clock ticks of Linux, in which /proc counts, a second. */
const ticks = 100

/** Processor time, s: of the whole machine, the site, the upstream, this process. */
function usedBy(site: number, upstream: number): number[] | undefined {
  try {
    const whole = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/).slice(1).map(Number) ?? []
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = whole
    return [
      (user + nice + system + irq + softirq) / ticks,
      ...[site, upstream, process.pid].map(usedByProcess),
    ]
  } catch {
    return undefined
  }
}

function usedByProcess(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // the name in brackets may hold anything
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
