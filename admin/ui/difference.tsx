import { Fragment } from 'react'

type Props = { before: string; after: string; only?: 'ins' }

/** A text with what was taken out and put in; with `only`, what is not there any more is left out. */
export function Difference({ before, after, only }: Props) {
  return diffWords(before, after).map(({ kind, text }, at) => {
    const key = `${at}${kind}`
    if (kind === 'same') return <Fragment key={key}>{text}</Fragment>
    if (kind === 'ins') return <ins key={key}>{text}</ins>
    return only ? null : <del key={key}>{text}</del>
  })
}

export type Part = { kind: 'same' | 'ins' | 'del'; text: string }

/** Above this the tables would take too long; the texts are then shown whole, old and new. */
const mostCells = 4_000_000

/** What to take out of a text and put into it to get another one, by words; a Chinese character is one. */
export function diffWords(before: string, after: string): Part[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start++
  let end = 0
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  const parts: Part[] = []
  const add = (kind: Part['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') parts.push({ kind, text })
  }
  add('same', old.slice(0, start).join(''))
  diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end), add)
  add('same', end > 0 ? old.slice(-end).join('') : '')
  return parts
}

/** By the longest common subsequence. */
function diffMiddle(old: string[], fresh: string[], add: (kind: Part['kind'], text: string) => void): void {
  if (old.length * fresh.length > mostCells) {
    add('del', old.join(''))
    add('ins', fresh.join(''))
    return
  }
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add('same', old[i] ?? '')
      i++
      j++
    } else if (i < old.length && (j === fresh.length || at(i + 1, j) >= at(i, j + 1)))
      add('del', old[i++] ?? '')
    else add('ins', fresh[j++] ?? '')
  }
}

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}
