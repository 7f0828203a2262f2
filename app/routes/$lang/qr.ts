import { createFileRoute } from '@tanstack/react-router'
import { answerQrCode } from '#src/share/answer-qr-code.server.ts'

export const Route = createFileRoute('/$lang/qr')({
  server: { handlers: { GET: ({ request, params }) => answerQrCode(request, params.lang) } },
})
