import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { StatusError, toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * Start answers a thrown error with status 200 and its message, unlogged. Here it is logged, gets its real status,
 * and the browser learns nothing but that status and the request id.
 */
export const maskServerFunctionErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const { status } = toFailure(error)
      setResponseStatus(status)
      throw new StatusError(
        status,
        'The request failed',
        reportFailure(error, serverFnMeta?.name ?? 'server function'),
      )
    }
  },
)
