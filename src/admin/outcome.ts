import type { Answer } from '#src/upstream/read-answer.server.ts'

/** What came of a change: done, or what the staff API refused, as its codes. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; code: string; fields: Record<string, string> }

/** An answer as pages take it: without what only the server needs to know. */
export function outcomeOf<T>(answer: Answer<T>): Outcome<T> {
  if (answer.ok) return answer
  const { code = 'unavailable', fields = {}, status } = answer.trouble
  return { ok: false, code: status === 401 ? 'signed-out' : code, fields }
}
