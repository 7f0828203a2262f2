import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { developerMessage } from './developer-message.ts'
import { StatusError } from './failure.ts'
import { siteLog } from './site-log.ts'

/** Logs a failure once. @returns its request id, which the visitor may see */
export const reportFailure = createIsomorphicFn()
  .client((error: unknown, where: string): string | undefined => {
    console.warn(where, error)
    return undefined
  })
  .server((error: unknown, where: string): string | undefined => {
    // masked errors were already logged
    if (error instanceof StatusError && error.requestId) return error.requestId
    const requestId = requestIdNow() ?? crypto.randomUUID()
    const message = developerMessage(error)
    if (message !== undefined) console.error(`\n${where}: ${message}\n`)
    else siteLog().error({ requestId, where, err: error instanceof Error ? error : new Error(String(error)) })
    return requestId
  })

/** The host's request id; undefined outside a request. */
function requestIdNow(): string | undefined {
  try {
    return getRequestHeader('x-request-id')
  } catch {
    return undefined
  }
}
