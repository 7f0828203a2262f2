import { describeError, logToStderr } from '../base/log.ts'
import { ProblemError } from '../http/problem.ts'

/**
 * What is answered where a disk is full or a store is away: the request was right.
 * @throws ProblemError what it is already, else 503
 */
export function fileTrouble(error: unknown): never {
  if (error instanceof ProblemError) throw error
  logToStderr({ event: 'file-store-failed', ...describeError(error) })
  throw new ProblemError(503, 'file-unavailable')
}
