import type { FigureKind } from '../contract/keys.ts'

/** Numbers by day, of all site instances together. Nothing in them is about a person. */
export interface FigureTable {
  kind: FigureKind
  /** In China. */
  day: string
  /** The page of a visit, the path that is not there, the words that found nothing. */
  name: string
  /** Of a visit the kind of referrer, of a search its language. */
  detail: string
  count: number
}
