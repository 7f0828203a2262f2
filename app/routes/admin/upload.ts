import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#admin/media/answer-upload.server.ts'

export const Route = createFileRoute('/admin/upload')({
  server: { handlers: { POST: ({ request }) => answerUpload(request) } },
})
