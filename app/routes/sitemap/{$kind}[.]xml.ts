import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from '#src/discovery/sitemap.server.ts'
import { noFile } from '#src/site/failure.ts'

export const Route = createFileRoute('/sitemap/{$kind}.xml')({
  server: {
    handlers: {
      GET: async ({ params }) => (await answerSitemap(params.kind)) ?? noFile(404),
    },
  },
})
