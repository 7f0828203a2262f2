import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#app/rendering/load-home.ts'
import { Home } from '#app/shell/home.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { type HomeSectionId, isBelowFold } from '#src/site/routing/home-sections.ts'

export const Route = createFileRoute('/$lang/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as HomeSectionId }) },
  staticData: {
    middleware: ['validate'],
    opensAtSection: ({ id }) => isBelowFold(id),
  },
  loader: ({ params }) => loadHome(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  head: (context) => pageHead(context),
  component: HomeAtSection,
})

function HomeAtSection() {
  const { headlines } = Route.useLoaderData()
  const { id } = Route.useParams()
  return <Home headlines={headlines} section={id} />
}
