import { createFileRoute } from '@tanstack/react-router'
import { answerSitemapIndex } from '#src/discovery/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSitemapIndex() } },
})
