import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#admin/packages/answer-upload.server.ts'

export const Route = createFileRoute('/admin/upload_/package')({
  server: { handlers: { POST: ({ request }) => answerUpload(request) } },
})
