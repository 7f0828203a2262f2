import { createFileRoute } from '@tanstack/react-router'
import { answerExport } from '#admin/leads/answer-export.server.ts'

export const Route = createFileRoute('/admin/export')({
  server: { handlers: { POST: ({ request }) => answerExport(request) } },
})
