import { createFileRoute } from '@tanstack/react-router'
import { answerQrCode } from '#src/share/answer-qr-code.server.ts'

/** No page: the picture that leads a phone to a page. */
export const Route = createFileRoute('/$lang/qr')({
  server: { handlers: { GET: ({ request, params }) => answerQrCode(request, params.lang) } },
})
