import { createFileRoute } from '@tanstack/react-router'
import { getRequestIP } from '@tanstack/react-start/server'
import { answerProbe } from '#src/readiness/probe.server.ts'

/** No page: the answers to the readiness check's timing requests. */
export const Route = createFileRoute('/probe')({
  server: {
    handlers: {
      GET: ({ request }) => answerProbe(request, getRequestIP() ?? 'unknown'),
    },
  },
})
