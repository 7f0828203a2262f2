import { createFileRoute } from '@tanstack/react-router'
import { getRequestIP } from '@tanstack/react-start/server'
import { answerProbe } from '#src/readiness/probe.server.ts'

/** Answers the readiness check's timing requests. */
export const Route = createFileRoute('/probe')({
  server: {
    handlers: {
      // the server overwrites this header from the connection or a trusted proxy
      GET: ({ request }) => answerProbe(request, getRequestIP({ xForwardedFor: true }) ?? 'unknown'),
    },
  },
})
