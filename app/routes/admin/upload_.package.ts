import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#src/admin/packages/answer-upload.server.ts'

/** No page: takes a package from the staff's side. */
export const Route = createFileRoute('/admin/upload_/package')({
  server: { handlers: { POST: ({ request }) => answerUpload(request) } },
})
