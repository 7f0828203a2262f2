import type { AnyRoute } from '@tanstack/react-router'
import { developerMessage } from '#src/site/developer-message.ts'
import { StatusError, toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * Start serialises errors of loaders, params and search into the page with their message. Logs each on the server and
 * throws, from `onError`, an error with only its status and request id in its place.
 */
export function maskFailures(route: AnyRoute): void {
  route.update({
    onError: (error) => {
      throw mask(error, route.id)
    },
  })
  for (const child of Object.values<AnyRoute>(route.children ?? {})) maskFailures(child)
}

function mask(error: unknown, where: string): StatusError {
  const { status } = toFailure(error)
  const message = developerMessage(error) ?? 'The page could not be loaded'
  return new StatusError(status, message, reportFailure(error, where))
}
