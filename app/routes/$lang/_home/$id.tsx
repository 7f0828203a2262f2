import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { Home } from '#app/shell/home.tsx'
import { pageHead } from '#src/site/head.ts'
import { type HomeSectionId, isBelowFold } from '#src/site/routing/home-sections.ts'

export const Route = createFileRoute('/$lang/_home/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as HomeSectionId }) },
  staticData: {
    middleware: ['validate'],
    opensAtSection: ({ id }) => isBelowFold(id),
  },
  head: (context) => pageHead(context),
  component: HomeAtSection,
})

function HomeAtSection() {
  const { headlines } = getRouteApi('/$lang/_home').useLoaderData()
  const { id } = Route.useParams()
  return <Home headlines={headlines} section={id} />
}
