import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#app/rendering/load-home.ts'
import { HomePage, TrialEntry } from '#src/home/home-page.tsx'
import { NewsTeaser } from '#src/news/news-teaser.tsx'
import { smallScreen } from '#src/screens/small-screens.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { type HomeSectionId, isBelowFold, isHomeSection } from '#src/site/routing/home-sections.ts'
import { TrialFormOnDemand } from '#src/trial/trial-form-on-demand.tsx'

export const Route = createFileRoute('/$lang/_home/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as HomeSectionId }) },
  staticData: {
    words: ['home'],
    middleware: ['validate'],
    validate: ({ id }) => isHomeSection(id),
    opensAtSection: ({ id }) => isBelowFold(id),
  },
  loader: ({ params }) => loadHome(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  // canonical: the home page without the section
  head: (context) => pageHead(context, 'home', (words) => words.seo, ''),
  component: HomeAtSection,
})

function HomeAtSection() {
  const { headlines } = Route.useLoaderData()
  const { id } = Route.useParams()
  return (
    <HomePage
      screens={smallScreen}
      section={isHomeSection(id) ? id : undefined}
      news={<NewsTeaser items={headlines} />}
      trial={<TrialEntry form={<TrialFormOnDemand />} />}
    />
  )
}
