import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#app/rendering/load-home.ts'
import { publicCache } from '#src/site/cache-control.ts'

/** What the home page's addresses share: its news, loaded once for all of them. */
export const Route = createFileRoute('/$lang/_home')({
  loader: ({ params }) => loadHome(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
})
