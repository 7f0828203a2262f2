import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#app/rendering/load-home.ts'
import { Home } from '#app/shell/home.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/')({
  loader: ({ params }) => loadHome(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  head: pageHead,
  component: LocalisedHome,
})

function LocalisedHome() {
  return <Home {...Route.useLoaderData()} />
}
