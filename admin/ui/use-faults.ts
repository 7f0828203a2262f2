import { useState } from 'react'
import { useLL } from '#i18n/words.tsx'
import { useOnline } from '#src/site/network.ts'
import type { Outcome, Refusal } from '../read-staff.server.ts'

/** What codes of the staff API mean. */
export type FaultWords = { unavailable: string } & Partial<Record<string, string>>

/** What was refused, in words: of the whole, and by field. */
export function useFaults(words: FaultWords, posted?: Outcome<unknown> | null) {
  const { tooMany, typing, states } = useLL().admin
  const isOnline = useOnline()
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted?.ok === false ? posted : undefined)
  const wordOf = (code: string, retryAfter = 0): string => {
    if (code === 'too-many-requests') return tooMany({ minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
    if (code === 'unauthorised') return typing.signedOut()
    if (code === 'not-draft') return states.notDraft()
    const word = words[code] ?? words.unavailable
    return word === words.unavailable && !isOnline ? states.offline() : word
  }
  return {
    fault: refusal && wordOf(refusal.code, refusal.retryAfter),
    ofField: (name: string) => {
      const code = refusal?.fields[name]
      return code === undefined ? undefined : wordOf(code)
    },
    isSignedOut: refusal?.code === 'unauthorised',
    fields: Object.keys(refusal?.fields ?? {}),
    /** @param outcome undefined where there was no answer */
    setOutcome: (outcome: Outcome<unknown> | undefined) =>
      setRefusal(outcome?.ok ? undefined : (outcome ?? { code: 'unavailable', fields: {} })),
  }
}
