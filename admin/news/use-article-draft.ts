import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditingArticle } from '#contract/news-schema.ts'
import { changeApi, readApi, staffQuery } from '../staff-api.ts'
import { forgetTyping, type Kept, keepTyping, readKeptTyping } from '../ui/typing/kept-typing.ts'
import { useTypingOwner } from '../ui/typing/use-kept-typing.tsx'
import { type DraftEvent, type DraftState, isDirty, nextDraft, saveDelay, startDraft } from './draft-state.ts'
import { type Draft, draftOf, isSameDraft, mergeDrafts } from './merge-drafts.ts'

/**
 * The draft of an article as it is typed: saved a moment after the last change, kept in the browser while it is not, merged
 * with what somebody else has saved meanwhile. What both have changed is asked for.
 */
export function useArticleDraft(initial: EditingArticle) {
  const queryClient = useQueryClient()
  const key = `${useTypingOwner()}news/${initial.id}`
  const [shown, setShown] = useState(() => startDraft(initial))
  const [kept, setKept] = useState<Kept<KeptDraft>>()
  // an answer may come between what is typed and its rendering
  const now = useRef(shown)
  const saving = useRef<Promise<boolean>>(undefined)

  useEffect(() => {
    const found = readKeptTyping<KeptDraft>(key)
    if (found && !isSameDraft(found.typed.draft, draftOf(initial))) setKept(found)
  }, [initial, key])

  useEffect(() => {
    const { article, draft, conflict } = shown
    if (isDirty(shown) && !conflict) keepTyping(key, { draft, base: draftOf(article) })
  }, [key, shown])

  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const delay = saveDelay(shown)
    if (delay === undefined) return
    const timer = setTimeout(() => saveNow(), delay)
    return () => clearTimeout(timer)
  }, [shown])

  function dispatch(event: DraftEvent): DraftState {
    const before = now.current.article
    const next = nextDraft(now.current, event)
    now.current = next
    setShown(next)
    if (next.article !== before)
      queryClient.setQueryData(staffQuery('news.one', { id: before.id }).queryKey, next.article)
    return next
  }

  /** @returns whether all that was typed is saved */
  async function save(): Promise<boolean> {
    // several may wait for the same one
    while (saving.current) await saving.current
    if (!isDirty(now.current)) return true
    saving.current = send(now.current).finally(() => {
      saving.current = undefined
    })
    return saving.current
  }

  async function send({ article, draft: sent }: DraftState): Promise<boolean> {
    dispatch({ type: 'sent' })
    const outcome = await sendDraft(article, sent)
    if (!outcome.ok) {
      if (outcome.code === 'changed-meanwhile') return merge(article)
      dispatch({ type: 'refused', code: outcome.code })
      return false
    }
    const isSaved = !isDirty(dispatch({ type: 'saved', article: outcome.data, sent, at: Date.now() }))
    if (isSaved) forgetTyping(key)
    return isSaved
  }

  async function merge(base: EditingArticle): Promise<boolean> {
    const theirs = await readApi('news.one', { id: base.id }).catch(() => undefined)
    const next = dispatch(
      theirs ? { type: 'overtaken', base, theirs } : { type: 'refused', code: 'unavailable' },
    )
    if (!theirs || next.conflict) return false
    if (isDirty(next)) return send(next)
    forgetTyping(key)
    return true
  }

  const change = (change: (draft: Draft) => Draft): void => void dispatch({ type: 'typed', change })
  return {
    ...shown,
    kept,
    isDirty: isDirty(shown),
    change,
    save,
    /** Takes what somebody else has saved, as saving would. */
    reload: () => merge(now.current.article),
    /** Goes on with an answer of the server to something else than saving. */
    replace: (article: EditingArticle) => dispatch({ type: 'replaced', article }),
    /** Ends a conflict with a choice for each of its fields. */
    resolve: (chosen: Draft): void => void dispatch({ type: 'resolved', chosen }),
    restoreKept: () => {
      if (kept) change((draft) => mergeDrafts(kept.typed.base, kept.typed.draft, draft).draft)
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
