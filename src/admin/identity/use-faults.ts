import { useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Refusal } from '../read-staff.server.ts'

/** What is wrong with what was sent, in words: of the whole, and by field. */
export function useFaults() {
  const { faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].faults
  const [refusal, setRefusal] = useState<Refusal>()
  const wordOf = (code: string, retryAfter = 0) => {
    if (code === 'too-many-requests')
      return messages[code]({ minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
    return faults[code as keyof typeof faults] ?? faults.unavailable
  }
  return {
    setRefusal,
    /** Says that the site itself did not answer. */
    setUnavailable: () => setRefusal({ code: 'unavailable', fields: {} }),
    message: refusal && wordOf(refusal.code, refusal.retryAfter),
    ofField: (name: string) => {
      const code = refusal?.fields[name]
      return code === undefined ? undefined : wordOf(code)
    },
  }
}
