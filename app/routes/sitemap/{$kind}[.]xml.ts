import { createFileRoute } from '@tanstack/react-router'
import { answerSitemap } from '#src/discovery/sitemap.server.ts'
import { noSuchFile } from '#src/discovery/text-file.ts'

export const Route = createFileRoute('/sitemap/{$kind}.xml')({
  server: {
    handlers: {
      GET: async ({ params }) => (await answerSitemap(params.kind)) ?? noSuchFile(),
    },
  },
})
