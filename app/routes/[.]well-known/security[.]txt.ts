import { createFileRoute } from '@tanstack/react-router'
import { securityTxt, textFile } from '#src/discovery/text-file.ts'
import { siteEnv } from '#src/site/env.ts'

/** RFC 9116: where to report a vulnerability. */
export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: async () => textFile(await securityTxt(siteEnv().publicOrigin, new Date()), 'text/plain'),
    },
  },
})
