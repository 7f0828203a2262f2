import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import type { Outcome } from '../../read-staff.server.ts'
import { areaKey } from '../../staff-api.ts'
import { Banner } from '../state.tsx'
import { type FaultWords, useFaults } from '../use-faults.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useUnsaved } from './unsaved.ts'
import { useKeptTyping } from './use-kept-typing.tsx'

type Options<Item, Typed> = {
  /** its id among those of the area */
  id: string
  words: FaultWords
  area: Parameters<typeof areaKey>[0]
  /** what can be typed of it */
  typedOf: (item: Item) => Typed
  /** reads it again after somebody else has changed it */
  read: () => Promise<Item>
}

/** A record as it was read or last changed, what is typed of it since, and a note of what came of the last change. */
export function useEdited<Item, Typed>(
  initial: Item,
  { id, words, area, typedOf, read }: Options<Item, Typed>,
) {
  const queryClient = useQueryClient()
  const [item, setItem] = useState(initial)
  // an answer may come after another one, and before that is rendered
  const latest = useRef(initial)
  const [typed, setTyped] = useState(() => typedOf(initial))
  const [said, setSaid] = useState('')
  const { changedMeanwhile } = useWords('admin').states
  const { fault, ofField, isSignedOut, setOutcome } = useFaults({
    ...words,
    'changed-meanwhile': changedMeanwhile,
  })
  const base = typedOf(item)
  const isUnsaved = JSON.stringify(typed) !== JSON.stringify(base)
  useUnsaved({ isUnsaved: () => isUnsaved })
  // what somebody else has changed since is merged, as after a refused save
  const keptNote = useKeptTyping(`${area}/${id}`, isUnsaved ? { typed, base } : undefined, (kept) =>
    setTyped((now) => keepTyped(kept.base, kept.typed, now)),
  )
  const take = (next: Item, base: Typed) => {
    latest.current = next
    setItem(next)
    setTyped((now) => keepTyped(base, now, typedOf(next)))
    void queryClient.invalidateQueries({ queryKey: areaKey(area) })
  }
  /**
   * @param done what is said then
   * @param sent what of `typed` it saves; left out where it saves nothing of it
   * @returns what it is now; undefined where that was refused
   */
  const change = async (work: Promise<Outcome<Item>>, done: string, sent = typedOf(latest.current)) => {
    const outcome = await work.catch(() => undefined)
    setOutcome(outcome)
    setSaid(outcome?.ok ? done : '')
    if (outcome?.ok) {
      take(outcome.data, sent)
      return outcome.data
    }
    // the next try is made with their version
    if (outcome?.code === 'changed-meanwhile')
      await read().then(
        (theirs) => take(theirs, typedOf(latest.current)),
        () => {},
      )
    return undefined
  }
  const note = (
    <>
      {fault && (
        <Banner bad actions={isSignedOut && <SignInLink />}>
          {fault}
        </Banner>
      )}
      {!fault && said && <Banner icon="log">{said}</Banner>}
      {keptNote}
    </>
  )
  return { item, typed, setTyped, change, note, ofField, setOutcome }
}

/** The value of the button that submitted a form. */
export function submitterOf({ nativeEvent }: FormEvent): string | undefined {
  return ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value
}

/** A three-way merge: what differs from the base was typed here and stays, the rest is as it was read. */
function keepTyped<T>(base: T, typed: T, read: T): T {
  if (JSON.stringify(typed) === JSON.stringify(base)) return read
  if (![base, typed, read].every((one) => one && typeof one === 'object' && !Array.isArray(one))) return typed
  const merged = { ...typed }
  for (const key in typed) merged[key] = keepTyped(base[key], typed[key], read[key])
  return merged
}
