import { createFileRoute } from '@tanstack/react-router'
import { robotsTxt, textFile } from '#src/discovery/text-file.ts'
import { siteEnv } from '#src/site/env.ts'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => textFile(robotsTxt(siteEnv()), 'text/plain') } },
})
