import { useBlocker } from '@tanstack/react-router'
import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { ask } from './ask.ts'
import { noteLeftForSignIn } from './kept-typing.ts'

export type Unsaved = {
  /** asked when something is left, so that it may read a ref */
  isUnsaved: () => boolean
  /** resolves to whether all of it is saved now; left out where only a person can decide that it is finished */
  save?: () => Promise<boolean>
}

const onPage = new Set<Unsaved>()

/** What a dialog holds; outside of dialogs, what the page holds. */
export const UnsavedScope = createContext(onPage)

/** Has leaving save what is typed, or ask where it cannot be saved. */
export function useUnsaved({ isUnsaved, save }: Unsaved): void {
  const scope = use(UnsavedScope)
  const latest = useRef<Unsaved>({ isUnsaved })
  useEffect(() => {
    latest.current = { isUnsaved, ...(save && { save }) }
  })
  useEffect(() => {
    const entry: Unsaved = {
      isUnsaved: () => latest.current.isUnsaved(),
      save: async () => (await latest.current.save?.()) ?? false,
    }
    for (const holder of [onPage, scope]) holder.add(entry)
    return () => {
      for (const holder of [onPage, scope]) holder.delete(entry)
    }
  }, [scope])
}

/** @returns whether what is typed in a dialog, or on the whole page, is saved or may go */
export function useMayLeave(scope = onPage): () => Promise<boolean> {
  const { leave } = useWords('admin').states
  return useCallback(async () => {
    for (const { isUnsaved, save } of scope) if (isUnsaved() && !(await save?.())) return ask(leave)
    return true
  }, [scope, leave])
}

let isSigningIn = false

/** What is typed is kept in the browser (`useDraft`), so that nobody is asked whether it may go. */
export function leaveForSignIn(): void {
  isSigningIn = true
  noteLeftForSignIn()
}

function isAnyUnsaved(): boolean {
  return [...onPage].some(({ isUnsaved }) => isUnsaved())
}

/** For the whole of the staff's side: asks before another page, and before the document goes. */
export function useLeaveGuard(): void {
  const mayLeave = useMayLeave()
  useBlocker({
    // what a page reads by itself after its session has ended would lead there: whoever saves is told, with a way back
    shouldBlockFn: async ({ next }) =>
      next.pathname === '/admin/sign-in' ? isAnyUnsaved() : !(await mayLeave()),
    enableBeforeUnload: () => !isSigningIn && isAnyUnsaved(),
  })
}
