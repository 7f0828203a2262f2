/** What texts write behind a number and a space: units, English words for what is counted, any Chinese counter. */
const units = [
  '[kMGTP]?B|[kMGT]?bit/s|vCPU|fps|px|[mµ]?s|[kMG]?Hz|[kcm]?m|kg|k?[WV]|°C',
  '(?:working[- ]|person-)?(?:second|minute|hour|day|week|month|year)s?',
  '(?:core|server|host|desktop|session|user|unit)s?',
]
const apart = new RegExp(`([\\d}]) (?=(?:${units.join('|')})(?![\\w-])|[\\u4e00-\\u9fff])`, 'g')

/** A text in which no line ends between a number and its unit. */
export function keepUnits(text: string): string {
  return text.replace(apart, '$1\u00a0')
}

/** The same of all texts of something that does not change: messages, what an upstream has answered. */
export function withUnitsKept<T>(texts: T): T {
  if (typeof texts === 'string') return keepUnits(texts) as T & string
  if (typeof texts !== 'object' || texts === null) return texts
  const known = kept.get(texts)
  if (known) return known as T
  const entries = Object.entries(texts).map(([key, text]) => [key, withUnitsKept(text)])
  const made = Array.isArray(texts) ? texts.map(withUnitsKept) : Object.fromEntries(entries)
  kept.set(texts, made)
  return made
}

const kept = new WeakMap<object, object>()

const ladders = [
  ['B', 'kB', 'MB', 'GB', 'TB', 'PB'],
  ['kbit/s', 'Mbit/s', 'Gbit/s', 'Tbit/s'],
] as const

export type Unit = (typeof ladders)[number][number]

/**
 * An amount with its unit: a thousand of one is one of the next.
 * @param precision digits that count; all of them without it
 */
export function quantity(amount: number, unit: Unit, precision = 15): string {
  const ladder: readonly string[] = ladders.find((one) => (one as readonly string[]).includes(unit)) ?? [unit]
  const rounded = (value: number) => Number(value.toPrecision(precision))
  let value = rounded(amount)
  let at = ladder.indexOf(unit)
  while (value >= 1_000 && at < ladder.length - 1) {
    value = rounded(value / 1_000)
    at += 1
  }
  return keepUnits(`${value} ${ladder[at]}`)
}

/** Of a file. */
export function sizeText(bytes: number): string {
  return quantity(bytes, 'B', 3)
}
