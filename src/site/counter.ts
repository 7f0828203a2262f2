/**
 * Numbers about a running process in the text format of Prometheus (version 0.0.4). A count is one addition; the text
 * is made when somebody asks.
 */
export type Cell = { value: number }

export type Counter = {
  /** The count of one set of labels, to be held by whoever counts often. */
  cell(labels?: Labels): Cell
  /** Adds one. */
  add(labels?: Labels): void
  text(): string
}

export type Labels = Readonly<Record<string, string | number>>

/** Something that only grows. */
export function createCounter(name: string, help: string): Counter {
  const cells = new Map<string, Cell>()
  const cell = (labels: Labels = {}) => {
    const key = labelsText(labels)
    const known = cells.get(key) ?? { value: 0 }
    cells.set(key, known)
    return known
  }
  return {
    cell,
    add: (labels) => {
      cell(labels).value += 1
    },
    text: () =>
      family(
        name,
        help,
        'counter',
        [...cells].map(([key, { value }]) => `${name}${key} ${value}`),
      ),
  }
}

/** Something that is read when somebody asks: one value, or one for each set of labels. */
export function gaugeText(name: string, help: string, values: readonly [Labels, number][] | number): string {
  const all: readonly [Labels, number][] = typeof values === 'number' ? [[{}, values]] : values
  return family(
    name,
    help,
    'gauge',
    all.map(([labels, value]) => `${name}${labelsText(labels)} ${value}`),
  )
}

export type Histogram = { observe(seconds: number, labels?: Labels): void; text(): string }

/** How long things take, in seconds. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
  return {
    observe: (seconds, labels = {}) => {
      const key = labelsText(labels)
      const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(key, one)
      const at = bounds.findIndex((bound) => seconds <= bound)
      if (at !== -1) one.counts[at] = (one.counts[at] ?? 0) + 1
      one.sum += seconds
      one.count += 1
    },
    text: () => {
      const lines = [...series].flatMap(([key, { labels, counts, sum, count }]) => {
        let total = 0
        const buckets = bounds.map((le, at) => {
          total += counts[at] ?? 0
          return `${name}_bucket${labelsText({ ...labels, le })} ${total}`
        })
        const last = `${name}_bucket${labelsText({ ...labels, le: '+Inf' })} ${count}`
        return [...buckets, last, `${name}_sum${key} ${sum}`, `${name}_count${key} ${count}`]
      })
      return family(name, help, 'histogram', lines)
    },
  }
}

function family(name: string, help: string, type: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
