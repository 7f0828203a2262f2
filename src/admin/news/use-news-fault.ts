import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import type { Outcome, Refusal } from '../read-staff.server.ts'

/** What the staff API refused, in words: of the whole, and by field. No outcome: it did not answer. */
export function useNewsFault() {
  const { faults } = useWords('admin-news')
  const [refusal, setRefusal] = useState<Refusal>()
  const word = (code: string) => faults[code as keyof typeof faults] ?? faults.unavailable
  return {
    fault: refusal && word(refusal.code),
    wordOf: (field: string) => {
      const code = refusal?.fields[field]
      return code === undefined ? undefined : word(code)
    },
    setOutcome: (outcome: Outcome<unknown> | undefined) =>
      setRefusal(outcome?.ok ? undefined : (outcome ?? { code: 'unavailable', fields: {} })),
  }
}
