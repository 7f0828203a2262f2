import { createFileRoute } from '@tanstack/react-router'
import { articleOfPath } from '#src/news/news.server.ts'
import { countView } from '#src/news/view-counts.server.ts'
import { pageOf } from '#src/site/pages.ts'
import { isVisit } from '#src/site/visitor/is-visit.ts'
import { countVisit, readReport } from '#src/visits/count-visit.server.ts'

/** Page view beacon. */
export const Route = createFileRoute('/visit')({
  server: {
    handlers: { GET: ({ request }) => takeVisit(request), POST: ({ request }) => takeVisit(request) },
  },
})

async function takeVisit(request: Request): Promise<Response> {
  // the same bot filter counts visits and article views
  const report = isVisit(request.headers) ? await readReport(request) : undefined
  if (report && pageOf(report.path)) {
    countVisit(report, request.headers)
    const article = await articleOfPath(report.path)
    if (article) countView(article)
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
