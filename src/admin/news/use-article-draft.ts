import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EditingArticle } from '#api/contract/news-schema.ts'
import { changeApi, readApi, staffQuery } from '../staff-api.ts'
import { forgetTyping, type Kept, keepTyping, readKeptTyping } from '../ui/typing/kept-typing.ts'
import { useTypingOwner } from '../ui/typing/use-kept-typing.tsx'
import { type Draft, type DraftField, draftOf, isSameDraft, mergeDrafts } from './merge-drafts.ts'

export type SaveState = 'saved' | 'dirty' | 'saving' | 'failed' | (typeof refusals)[number]

/** What saving again does not change. */
const refusals = ['unauthorised', 'forbidden', 'article-too-large'] as const

export type Conflict = { theirs: EditingArticle; draft: Draft; fields: DraftField[] }

/** After the last key, in ms; and between two tries of what could not be saved. */
const pause = 1_200
const retryAfter = 8_000

/**
 * The draft of an article as it is typed: saved a moment after the last change, kept in the browser while it is not, merged
 * with what somebody else has saved meanwhile. What both have changed is asked for.
 */
export function useArticleDraft(initial: EditingArticle) {
  const queryClient = useQueryClient()
  const key = `${useTypingOwner()}news/${initial.id}`
  const [article, setArticle] = useState(initial)
  const [draft, setDraft] = useState(() => draftOf(initial))
  const [state, setState] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState<number>()
  const [conflict, setConflict] = useState<Conflict>()
  const [kept, setKept] = useState<Kept<KeptDraft>>()
  // what a timer or an answer finds when it comes, not what was there when it was set
  const now = useRef({ article, draft, saving: undefined as Promise<boolean> | undefined })
  const isDirty = !isSameDraft(draft, draftOf(article))

  useEffect(() => {
    const found = readKeptTyping<KeptDraft>(key)
    if (found && !isSameDraft(found.typed.draft, draftOf(initial))) setKept(found)
  }, [initial, key])

  useEffect(() => {
    if (!isDirty || conflict) return
    keepTyping(key, { draft, base: draftOf(article) })
    if (state === 'saved') setState('dirty')
    const wait = state === 'failed' || state === 'article-too-large' ? retryAfter : pause
    if (state === 'saving' || state === 'unauthorised' || state === 'forbidden') return
    const timer = setTimeout(save, wait)
    return () => clearTimeout(timer)
  })

  // an answer may come between what is typed and its rendering
  function show(next: Draft) {
    now.current.draft = next
    setDraft(next)
  }

  function take(next: EditingArticle, merged: Draft) {
    now.current.article = next
    setArticle(next)
    show(merged)
    queryClient.setQueryData(staffQuery('news.one', { id: next.id }).queryKey, next)
  }

  /** @returns whether all that was typed is saved */
  async function save(): Promise<boolean> {
    const underway = now.current.saving
    if (underway) await underway
    const { article, draft } = now.current
    if (isSameDraft(draft, draftOf(article))) return true
    now.current.saving = send(article, draft).finally(() => {
      now.current.saving = undefined
    })
    return now.current.saving
  }

  async function send(article: EditingArticle, sent: Draft): Promise<boolean> {
    setState('saving')
    const outcome = await sendDraft(article, sent)
    if (outcome.ok) {
      // what the server cleaned is shown, unless it has been typed into meanwhile
      const { draft } = mergeDrafts(sent, now.current.draft, draftOf(outcome.data))
      take(outcome.data, draft)
      setState('saved')
      setSavedAt(Date.now())
      if (isSameDraft(draft, draftOf(outcome.data))) forgetTyping(key)
      return isSameDraft(draft, draftOf(outcome.data))
    }
    if (outcome.code === 'changed-meanwhile') return merge(article)
    // nothing else that an editor sends is more than the upstream reads, or than its schema takes
    const isTooLarge = ['body-too-large', 'invalid-request'].includes(outcome.code)
    const code = isTooLarge ? 'article-too-large' : outcome.code
    setState(refusals.find((refusal) => refusal === code) ?? 'failed')
    return false
  }

  async function merge(base: EditingArticle): Promise<boolean> {
    const theirs = await readApi('news.one', { id: base.id }).catch(() => undefined)
    if (!theirs) {
      setState('failed')
      return false
    }
    const { draft, conflicts } = mergeDrafts(draftOf(base), now.current.draft, draftOf(theirs))
    if (conflicts.length > 0) {
      setConflict({ theirs, draft, fields: conflicts })
      setState('dirty')
      return false
    }
    take(theirs, draft)
    if (isSameDraft(draft, draftOf(theirs))) {
      setState('saved')
      return true
    }
    return send(theirs, draft)
  }

  return {
    ...{ article, draft, state, savedAt, conflict, kept, isDirty },
    change: (next: (draft: Draft) => Draft) => show(next(now.current.draft)),
    save,
    /** Takes what somebody else has saved, as saving would. */
    reload: () => merge(now.current.article),
    /** Goes on with an answer of the server to something else than saving. */
    replace: (next: EditingArticle) => take(next, draftOf(next)),
    /** Ends a conflict with a choice for each of its fields. */
    resolve: (chosen: Draft) => {
      if (!conflict) return
      take(conflict.theirs, chosen)
      setConflict(undefined)
      setState('dirty')
    },
    restoreKept: () => {
      if (kept) show(mergeDrafts(kept.typed.base, kept.typed.draft, now.current.draft).draft)
      setKept(undefined)
    },
    dropKept: () => {
      forgetTyping(key)
      setKept(undefined)
    },
  }
}

function sendDraft({ id, version }: EditingArticle, body: Draft) {
  return changeApi('news.save', { id, version, body }).catch(
    () => ({ ok: false, code: 'unavailable' }) as const,
  )
}

/** What is kept in the browser until it is saved. */
type KeptDraft = { draft: Draft; base: Draft }
