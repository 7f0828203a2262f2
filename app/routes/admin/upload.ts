import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#src/admin/media/answer-upload.server.ts'

/** No page: takes a picture from the staff's side. */
export const Route = createFileRoute('/admin/upload')({
  server: { handlers: { POST: ({ request }) => answerUpload(request) } },
})
