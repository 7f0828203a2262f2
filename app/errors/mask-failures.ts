import type { AnyRouter } from '@tanstack/react-router'
import { maskedMessage, StatusError, toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'

/**
 * Errors of loaders, layouts, params and search are serialised into the page with their message. On the server each
 * is logged once, under the request's id, and replaced by one that carries nothing but its status and that id.
 */
export function maskFailures(router: AnyRouter): void {
  const load = router.load
  router.load = async (options) => {
    await load(options)
    const matches = router.stores.matches.get()
    const failed = matches.filter((match) => match.status === 'error')
    if (failed.length === 0) return
    const masked = new Map(failed.map((match) => [match.id, mask(match.error, match.routeId)]))
    router.stores.setMatches(
      matches.map((match) => (masked.has(match.id) ? { ...match, error: masked.get(match.id) } : match)),
    )
    const status = masked.values().next().value?.status ?? 500
    // the framework knows 200, 404 and 500 only; the answer carries the error's own status
    if (router._serverResult?.type === 'render') router._serverResult.status = status as 500
  }
}

function mask(error: unknown, where: string): StatusError {
  const { status } = toFailure(error)
  const message = maskedMessage(error, 'The page could not be loaded')
  return new StatusError(status, message, reportFailure(error, where))
}
