import { describeError, logToStderr } from '../base/log.ts'
import { ProblemError } from '../http/problem.ts'

/** @throws ProblemError 503 for a full disk or an unreachable store */
export function fileTrouble(error: unknown): never {
  if (error instanceof ProblemError) throw error
  logToStderr({ event: 'file-store-failed', ...describeError(error) })
  throw new ProblemError(503, 'file-unavailable')
}
