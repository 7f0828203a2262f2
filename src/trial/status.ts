import type { CodeRequest, Submission } from './application.ts'

/** 422 for input or a used key, 429 for too much, 503 where nothing was recorded. */
export function statusOf(result: Submission | CodeRequest): 200 | 422 | 429 | 503 {
  if (result.state === 'invalid' || result.state === 'conflict') return 422
  if (result.state === 'limited') return 429
  return result.state === 'failed' ? 503 : 200
}
