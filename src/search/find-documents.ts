import type { Alternative } from './alternative.ts'
import { frequency, type Unit } from './query-units.ts'
import type { SearchIndex } from './search-index.ts'

/** A document that may match: for each unit, the forms it has. */
export type Candidate = { number: number; units: readonly (readonly Alternative[])[] }

/** Work done by a search: entries of postings looked at. What it costs does not depend on the machine. */
export type Effort = { visited: number }

/** Documents looked at for one search: a word that is everywhere is found in the newest of them. */
export const mostCandidates = 1_000

/** So much of what was asked for, by weight, has to be there where not all is. */
const enoughCovered = 0.36

/** Documents that have every unit. */
export function findAll(index: SearchIndex, units: readonly Unit[], effort: Effort): Candidate[] {
  const [rarest, ...others] = units.toSorted(
    (a, b) => frequency(a.alternatives, index) - frequency(b.alternatives, index),
  )
  if (!rarest || units.some(({ alternatives }) => frequency(alternatives, index) === 0)) return []
  const numbers = numbersOf(index, rarest, mostCandidates, effort)
  const having = others.reduce(
    (left, unit) => left.filter((number) => formsIn(index, number, unit, effort).length > 0),
    numbers,
  )
  return having.map((number) => candidate(index, number, units, effort))
}

/** Documents that have the best part of the units' weight; the rarest units say where to look. */
export function findSome(index: SearchIndex, units: readonly Unit[], effort: Effort): Candidate[] {
  const known = units.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  const all = known.reduce((sum, { weight }) => sum + weight, 0)
  const seen = new Map<number, number>()
  let left = mostCandidates
  for (const unit of known) {
    if (left <= 0) break
    const numbers = numbersOf(index, unit, left, effort)
    left -= numbers.length
    for (const number of numbers) seen.set(number, (seen.get(number) ?? 0) + unit.weight)
  }
  const promising = [...seen].toSorted(([, a], [, b]) => b - a).slice(0, 40)
  return promising
    .map(([number]) => candidate(index, number, units, effort))
    .filter(({ units: forms }) => {
      const covered = units.reduce((sum, unit, n) => sum + (forms[n]?.length ? unit.weight : 0), 0)
      return covered >= all * enoughCovered
    })
}

function candidate(index: SearchIndex, number: number, units: readonly Unit[], effort: Effort): Candidate {
  return { number, units: units.map((unit) => formsIn(index, number, unit, effort)) }
}

/** The first documents that may have a unit, ascending. */
function numbersOf({ postings }: SearchIndex, unit: Unit, most: number, effort: Effort): number[] {
  const numbers = new Set<number>()
  for (const { keys } of unit.alternatives) {
    const rarest = keys.reduce((a, b) => (postings.count(b) < postings.count(a) ? b : a))
    for (const number of postings.numbers(rarest)) {
      if (numbers.size >= most) break
      effort.visited += 1
      numbers.add(number)
    }
  }
  return [...numbers].sort((a, b) => a - b)
}

function formsIn(index: SearchIndex, number: number, unit: Unit, effort: Effort): Alternative[] {
  return unit.alternatives.filter(({ keys }) =>
    keys.every((key) => {
      effort.visited += 1
      return index.postings.includes(key, number)
    }),
  )
}
