import { createFileRoute } from '@tanstack/react-router'

/** No page: the picture that leads a phone to a page. */
export const Route = createFileRoute('/$lang/qr')({
  server: {
    handlers: {
      GET: async ({ request, params }) => {
        const { answerQrCode } = await import('#src/share/answer-qr-code.server.ts')
        return answerQrCode(request, params.lang)
      },
    },
  },
})
