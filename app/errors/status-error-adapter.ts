import { createSerializationAdapter } from '@tanstack/react-router'
import { StatusError } from '#src/site/failure.ts'

/**
 * Carries an error's status and request id to the browser, in a page and in the answer of a server function. Start by
 * itself carries the message only: a 503 page would become a 500 page as soon as it hydrates.
 */
export const statusErrorAdapter = createSerializationAdapter({
  key: 'status-error',
  test: (value): value is StatusError => value instanceof StatusError,
  toSerializable: ({ status, message, requestId }) => ({ status, message, requestId: requestId ?? null }),
  fromSerializable: ({ status, message, requestId }) =>
    new StatusError(status, message, requestId ?? undefined),
})
