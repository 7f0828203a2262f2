import { createFileRoute } from '@tanstack/react-router'
import { llmsTxt, textFile } from '#src/discovery/text-file.ts'
import { siteEnv } from '#src/site/env.ts'

export const Route = createFileRoute('/llms.txt')({
  server: {
    handlers: {
      GET: async () => textFile(await llmsTxt(siteEnv().publicOrigin), 'text/plain'),
    },
  },
})
