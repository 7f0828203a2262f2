/** Values by their labels, written as Prometheus writes them: `{path="/news",status="200"}`. */
export type Values = Iterable<readonly [labels: string, value: number]>

/** One family in Prometheus' text format, version 0.0.4. */
export function metricsText(name: string, help: string, kind: 'counter' | 'gauge', values: Values): string {
  const lines = Array.from(values, ([labels, value]) => `${name}${labels} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n')
}
