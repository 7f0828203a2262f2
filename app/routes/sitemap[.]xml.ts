import { createFileRoute } from '@tanstack/react-router'
import { publishedPages } from '#app/addresses/published-pages.ts'
import { answerSitemapIndex } from '#src/discovery/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSitemapIndex(publishedPages) } },
})
