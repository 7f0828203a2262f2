import type { Answer } from '#src/upstream/read-answer.server.ts'

/** What the staff API refused, as its codes. @property retryAfter seconds */
export type Refusal = { code: string; fields: Record<string, string>; retryAfter?: number | undefined }

/** What came of a change: done, or what was refused. */
export type Outcome<T> = { ok: true; data: T } | ({ ok: false } & Refusal)

/** An answer as pages take it: without what only the server needs to know. */
export function outcomeOf<T>(answer: Answer<T>): Outcome<T> {
  if (answer.ok) return answer
  const { code = 'unavailable', fields = {}, retryAfter } = answer.trouble
  return { ok: false, code, fields, retryAfter }
}
