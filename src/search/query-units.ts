import { type Alternative, alternative, type SearchTerms } from './alternative.ts'
import { foldText } from './fold-text.ts'
import type { SearchIndex } from './search-index.ts'
import { pairsOf, splitTerms, type Term } from './split-terms.ts'
import { alternativesOf } from './word-alternatives.ts'

/** One thing a result has to contain, in any of the forms that count as it. */
export type Unit = { alternatives: readonly Alternative[]; weight: number }

/** A query as two demands: all of it as typed, or as much of it as can be had. */
export type QueryUnits = { strict: Unit[]; loose: Unit[] }

/** So many units at most: each costs time in every candidate. */
const mostUnits = 10

export function readQuery(query: string, indexes: readonly SearchIndex[], terms: SearchTerms): QueryUnits {
  const typed = splitTerms(foldText(query, terms.simplified)).flatMap((term) => withoutFillers(term, terms))
  const known = (key: string) => indexes.some(({ postings }) => postings.has(key))
  const spelled = joined(typed, known)
  const meant = spelled.filter(({ text }) => !terms.fillers.has(text))
  const asked = meant.length > 0 ? meant : spelled
  const unit = (alternatives: readonly Alternative[]) => ({
    alternatives,
    weight: weightOf(alternatives, indexes),
  })
  const words = asked.filter(({ han }) => !han).map(({ text }) => alternativesOf(text, indexes, terms))
  const runs = asked.filter(({ han }) => han).map(({ text }) => text)
  return {
    strict: [...words.flat(), ...runs.map((run) => runAlternatives(run, terms))]
      .slice(0, mostUnits)
      .map(unit),
    loose: [...words.flat(), ...runs.flatMap((run) => parts(run, terms))]
      .map(unit)
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostUnits),
  }
}

/** The rarer, the more it says. A word that is nowhere says nothing. */
function weightOf(alternatives: readonly Alternative[], indexes: readonly SearchIndex[]): number {
  const all = indexes.reduce((sum, { documents }) => sum + documents.length, 0)
  const having = indexes.reduce((sum, index) => sum + frequency(alternatives, index), 0)
  return having === 0 ? 0 : Math.log(1 + all / having)
}

/** How many documents have one of the forms, at most. */
export function frequency(alternatives: readonly Alternative[], { postings }: SearchIndex): number {
  return alternatives.reduce((sum, { keys }) => sum + Math.min(...keys.map((key) => postings.count(key))), 0)
}

function runAlternatives(run: string, { groups }: SearchTerms): Alternative[] {
  const same = groups.filter((group) => group.includes(run)).flat()
  return [run, ...same.filter((text) => text !== run)].map((text, n) => alternative(text, n === 0 ? 1 : 0.6))
}

/** The pieces of a run that is found nowhere as a whole: words of known meaning, and pairs of characters. */
function parts(run: string, terms: SearchTerms): Alternative[][] {
  const known = terms.groups.filter((group) => group.some((text) => run.includes(text)))
  const pairs = run.length === 1 ? [run] : pairsOf(run)
  return [
    ...known.map((group) => group.map((text) => alternative(text, run.includes(text) ? 1 : 0.7))),
    ...pairs.map((pair) => [alternative(pair, 0.6)]),
  ]
}

/** What is left of a run of characters without the words of a question: 怎么申请试用 -> 申请试用. */
function withoutFillers({ text, han }: Term, { fillers }: SearchTerms): Term[] {
  if (!han) return [{ text, han }]
  const longestFirst = [...fillers].filter((filler) => text.includes(filler) && filler.length < text.length)
  longestFirst.sort((a, b) => b.length - a.length)
  const left = longestFirst.reduce((rest, filler) => rest.replaceAll(filler, ' '), text).split(' ')
  const runs = left.filter((run) => run !== '')
  const long = runs.filter((run) => run.length > 1)
  return (long.length > 0 ? long : runs.length > 0 ? runs : [text]).map((run) => ({ text: run, han }))
}

/** Two words that are one here: audit view, a2 m. */
function joined(terms: readonly Term[], known: (key: string) => boolean): Term[] {
  const spelled: Term[] = []
  for (const term of terms) {
    const before = spelled.at(-1)
    const both = `${before?.text}${term.text}`
    if (before && !before.han && !term.han && both.length > 2 && known(both) && !/^\d+$/.test(both))
      spelled.splice(-1, 1, { text: both, han: false })
    else spelled.push(term)
  }
  return spelled
}
