import { useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { useOnline } from '#src/site/network.ts'
import type { Outcome, Refusal } from '../read-staff.server.ts'

/** What codes of the staff API mean on a page, where it has more to say than the words for all pages (`faults` of `admin`). */
export type FaultWords = Partial<Record<string, string>>

/** No answer, whatever the reason. */
export const noAnswer = { ok: false, code: 'unavailable', fields: {} } as const satisfies Outcome<unknown>

/** What a code means, in words. */
export function useFaultWord(words: FaultWords = {}): (code: string, retryAfter?: number) => string {
  const { faults, typing, states } = useWords('admin')
  const { tooMany } = useLL().admin
  const isOnline = useOnline()
  const { unavailable, ...known }: FaultWords = { ...faults, unauthorised: typing.signedOut, ...words }
  return (code, retryAfter = 0) => {
    if (code === 'too-many-requests') return tooMany({ minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
    return known[code] ?? (isOnline && unavailable ? unavailable : states.offline)
  }
}

/** What was refused, in words: of the whole, and by field. */
export function useFaults(words?: FaultWords, posted?: Outcome<unknown> | null) {
  const wordOf = useFaultWord(words)
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted?.ok === false ? posted : undefined)
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
      setRefusal(outcome?.ok ? undefined : (outcome ?? noAnswer)),
  }
}
