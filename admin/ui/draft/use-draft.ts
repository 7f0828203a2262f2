import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { areaKey } from '../../staff-api.ts'
import { useUnsaved } from '../typing/unsaved.ts'
import { useKept } from '../typing/use-kept.tsx'
import { type FaultWords, useFaults } from '../use-faults.ts'
import { DraftStore, type DraftWork, isUnsaved, type KeptDraft } from './draft-store.ts'
import { isSame } from './merge.ts'

type DraftOptions<Item, T> = Omit<DraftWork<Item, T>, 'isValid' | 'onOutcome'> & {
  area: Parameters<typeof areaKey>[0]
  /** its id among those of the area */
  id: string
  words: FaultWords
  /** where `initial` is read again: a newer one is somebody else's change */
  versionOf?: (item: Item) => number
  /** saved by leaving; what is autosaved is so anyway */
  isLeftSaved?: boolean
  /** whose fields are valid before it is saved, as what is half typed is not among what is typed */
  form?: RefObject<HTMLFormElement | null>
}

export type Draft<Item, T> = ReturnType<typeof useDraft<Item, T>>

/** A record that is being edited (`DraftStore`), kept in the browser until the server has it. `DraftNotes` say what becomes of it. */
export function useDraft<Item, T>(initial: Item, options: DraftOptions<Item, T>) {
  const { area, id, form, isAutosaved, isLeftSaved = isAutosaved } = options
  const queryClient = useQueryClient()
  const { changedMeanwhile } = useWords('admin').states
  const { setOutcome, ...faults } = useFaults({ ...options.words, 'changed-meanwhile': changedMeanwhile })
  const work: DraftWork<Item, T> = {
    // in place of reading the area anew
    onItem: () => void queryClient.invalidateQueries({ queryKey: areaKey(area) }),
    ...options,
    isValid: () => form?.current?.reportValidity() ?? true,
    onOutcome: setOutcome,
  }
  const [store] = useState(() => new DraftStore(initial, work))
  useEffect(() => {
    store.work = work
  })
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)

  const follow = useEffectEvent((item: Item) => {
    const { versionOf } = options
    if (versionOf && versionOf(item) > versionOf(store.getState().item)) store.follow(item)
  })
  useEffect(() => follow(initial), [initial])

  const kept = useKept<KeptDraft<T>>(`${area}/${id}`, store.restore, ({ typed }) =>
    isSame(typed, state.typed),
  )
  const keep = useEffectEvent(kept.keep)
  useEffect(() => {
    const { typed, base, unanswered, conflict } = state
    if (!conflict) keep(isUnsaved(state) ? { typed, base, unanswered } : undefined)
  }, [state])

  useUnsaved({
    isUnsaved: () => {
      const now = store.getState()
      // without a session the browser keeps it until somebody has signed in
      if (isAutosaved && now.refusal === 'unauthorised') return false
      return isUnsaved(now) || form?.current?.matches(':invalid') === true
    },
    ...(isLeftSaved && { save: store.save }),
  })
  return {
    ...store,
    ...state,
    ...faults,
    setOutcome,
    isUnsaved: isUnsaved(state),
    isAutosaved,
    keptNote: kept.note,
  }
}
