import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { developerMessage } from '#src/site/developer-message.ts'
import { StatusError, toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { markReached } from './refuse-malformed.ts'

/** Start answers a thrown error with 200 and its message. Logs it and sends only its status and the request id. */
export const maskServerFunctionErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    try {
      markReached()
      return await next()
    } catch (error) {
      if (isRefusedInput(error)) {
        setResponseStatus(400)
        throw new StatusError(400, 'The request is malformed')
      }
      // Start sends it as a result with status 200
      if (isNotFound(error)) setResponseStatus(404)
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const { status } = toFailure(error)
      setResponseStatus(status)
      throw new StatusError(
        status,
        developerMessage(error) ?? 'The request failed',
        reportFailure(error, serverFnMeta?.name ?? 'server function'),
      )
    }
  },
)

/** Start throws a validator's issues as JSON in the error's message. Our own client never sends such input. */
function isRefusedInput(error: unknown): boolean {
  if (error instanceof TypeError && unsayable.test(error.message)) return true
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    const issues: unknown = JSON.parse(error.message)
    return (
      Array.isArray(issues) &&
      issues.length > 0 &&
      issues.every((issue) => typeof issue?.message === 'string')
    )
  } catch {
    return false
  }
}

// the issues repeat the input, which may not serialise to JSON: BigInt, cycles
const unsayable = /serialize a BigInt|circular structure to JSON/
