import { createSerializationAdapter } from '@tanstack/react-router'
import { StatusError } from '#src/site/failure.ts'

/** Serialises status and request id. Start sends the message only: a 503 page would turn into a 500 on hydration. */
export const statusErrorAdapter = createSerializationAdapter({
  key: 'status-error',
  test: (value): value is StatusError => value instanceof StatusError,
  toSerializable: ({ status, message, requestId }) => ({ status, message, requestId: requestId ?? null }),
  fromSerializable: ({ status, message, requestId }) =>
    new StatusError(status, message, requestId ?? undefined),
})
