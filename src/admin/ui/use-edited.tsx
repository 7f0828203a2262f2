import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outcome } from '../read-staff.server.ts'
import { Banner } from './state.tsx'
import { type FaultWords, useFaults } from './use-faults.ts'

/** A record as it was read or last changed, with a note of what came of the change. @param list the key of its list */
export function useEdited<T>(initial: T, words: FaultWords, list: string) {
  const queryClient = useQueryClient()
  const [item, setItem] = useState(initial)
  const [said, setSaid] = useState('')
  const { fault, ofField, setOutcome } = useFaults(words)
  /** @param done what is said then @returns what it is now; undefined where that was refused */
  const change = async (work: Promise<Outcome<T>>, done: string): Promise<T | undefined> => {
    const outcome = await work.catch(() => undefined)
    setOutcome(outcome)
    setSaid(outcome?.ok ? done : '')
    if (!outcome?.ok) return undefined
    setItem(outcome.data)
    void queryClient.invalidateQueries({ queryKey: ['staff', list] })
    return outcome.data
  }
  const note = fault ? <Banner bad>{fault}</Banner> : said && <Banner icon="log">{said}</Banner>
  return { item, change, note, ofField, setOutcome }
}
