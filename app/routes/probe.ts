import { createFileRoute } from '@tanstack/react-router'
import { getRequestIP } from '@tanstack/react-start/server'
import { answerProbe } from '#src/readiness/probe.server.ts'

/** No page: the answers to the readiness check's timing requests. */
export const Route = createFileRoute('/probe')({
  server: {
    handlers: {
      // the host writes this header itself, from the connection or a trusted proxy
      GET: ({ request }) => answerProbe(request, getRequestIP({ xForwardedFor: true }) ?? 'unknown'),
    },
  },
})
