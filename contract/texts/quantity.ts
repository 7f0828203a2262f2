import { keepUnits } from './units.ts'

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
