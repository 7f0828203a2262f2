import { Fragment } from 'react'
import { diffWords } from './diff-words.ts'

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
