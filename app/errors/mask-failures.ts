import type { AnyRoute } from '@tanstack/react-router'
import { developerMessage } from '#src/site/developer-message.ts'
import { StatusError, toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * Errors of loaders, layouts, params and search are serialised into the page with their message. On the server each
 * is logged once, under the request's id, and replaced by one that carries nothing but its status and that id: what
 * `onError` throws takes the error's place.
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
