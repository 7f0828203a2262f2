import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { Home } from '#app/shell/home.tsx'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_home/')({
  head: pageHead,
  component: LocalisedHome,
})

function LocalisedHome() {
  const { headlines } = getRouteApi('/$lang/_home').useLoaderData()
  return <Home headlines={headlines} />
}
