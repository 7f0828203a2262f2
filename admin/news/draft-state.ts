import type { EditingArticle } from '#contract/news-schema.ts'
import { type Draft, type DraftField, draftOf, isSameDraft, mergeDrafts, withoutOwn } from './merge-drafts.ts'

/** What saving again does not change. */
const refusals = ['unauthorised', 'forbidden', 'article-too-large'] as const

export type SaveState = 'saved' | 'dirty' | 'saving' | 'failed' | (typeof refusals)[number]

export type Conflict = { theirs: EditingArticle; draft: Draft; fields: DraftField[] }

export type DraftState = {
  /** as the server has it */
  article: EditingArticle
  /** as it is typed */
  draft: Draft
  /** what was sent since the last answer: the server may have it */
  unanswered: readonly Draft[]
  state: SaveState
  savedAt: number | undefined
  /** what both have changed */
  conflict: Conflict | undefined
}

export type DraftEvent =
  | { type: 'typed'; change: (draft: Draft) => Draft }
  | { type: 'sent' }
  | { type: 'saved'; article: EditingArticle; sent: Draft; at: number }
  | { type: 'refused'; code: string }
  /** somebody else has saved since `base` */
  | { type: 'overtaken'; base: EditingArticle; theirs: EditingArticle }
  /** the conflict is decided */
  | { type: 'resolved'; chosen: Draft }
  /** by an answer to something else than saving */
  | { type: 'replaced'; article: EditingArticle }

/** After the last key, in ms; and between two attempts where saving failed. */
const pause = 1_200
const retryAfter = 8_000

export function startDraft(article: EditingArticle): DraftState {
  return {
    article,
    draft: draftOf(article),
    unanswered: [],
    state: 'saved',
    savedAt: undefined,
    conflict: undefined,
  }
}

export function isDirty({ article, draft }: DraftState): boolean {
  return !isSameDraft(draft, draftOf(article))
}

export function nextDraft(now: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'typed': {
      const { conflict } = now
      const next = { ...now, draft: event.change(now.draft) }
      // typed before the dialog was there
      if (conflict) return { ...next, conflict: { ...conflict, draft: event.change(conflict.draft) } }
      return next.state === 'saved' ? settled(next) : next
    }
    case 'sent':
      return { ...now, unanswered: [...now.unanswered, now.draft], state: 'saving' }
    case 'saved': {
      // what the server cleaned is shown, unless it has been typed into meanwhile
      const { draft } = mergeDrafts(event.sent, now.draft, draftOf(event.article))
      return settled({ ...now, article: event.article, draft, unanswered: [], savedAt: event.at })
    }
    case 'refused':
      return { ...now, state: stateAfter(event.code) }
    case 'overtaken': {
      const { theirs } = event
      const saved = draftOf(theirs)
      const base = withoutOwn(draftOf(event.base), now.draft, saved, now.unanswered)
      const { draft, conflicts } = mergeDrafts(base, now.draft, saved)
      if (conflicts.length === 0) return settled({ ...now, article: theirs, draft, unanswered: [] })
      return { ...now, conflict: { theirs, draft, fields: conflicts }, state: 'dirty' }
    }
    case 'resolved':
      if (!now.conflict) return now
      return settled({
        ...now,
        article: now.conflict.theirs,
        draft: event.chosen,
        unanswered: [],
        conflict: undefined,
      })
    case 'replaced': {
      const { draft } = mergeDrafts(draftOf(now.article), now.draft, draftOf(event.article))
      return settled({ ...now, article: event.article, draft, unanswered: [] })
    }
  }
}

/** Milliseconds until the draft is saved by itself; undefined where it is not. */
export function saveDelay(now: DraftState): number | undefined {
  if (now.conflict || !isDirty(now)) return undefined
  if (now.state === 'saving' || now.state === 'unauthorised' || now.state === 'forbidden') return undefined
  return now.state === 'failed' || now.state === 'article-too-large' ? retryAfter : pause
}

function settled(next: DraftState): DraftState {
  return { ...next, state: isDirty(next) ? 'dirty' : 'saved' }
}

function stateAfter(code: string): SaveState {
  // nothing else that an editor sends is more than the upstream reads, or than its schema takes
  const isTooLarge = code === 'body-too-large' || code === 'invalid-request'
  const known = isTooLarge ? 'article-too-large' : code
  return refusals.find((refusal) => refusal === known) ?? 'failed'
}
