import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#app/rendering/load-home.ts'
import { HomePage, TrialEntry } from '#src/home/home-page.tsx'
import { NewsTeaser } from '#src/news/news-teaser.tsx'
import { smallScreen } from '#src/screens/small-screens.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { TrialFormOnDemand } from '#src/trial/trial-form-on-demand.tsx'

export const Route = createFileRoute('/$lang/_home/')({
  staticData: { words: ['home'] },
  loader: ({ params }) => loadHome(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  head: (context) => pageHead(context, 'home', (words) => words.seo, ''),
  component: Home,
})

function Home() {
  const { headlines } = Route.useLoaderData()
  return (
    <HomePage
      screens={smallScreen}
      news={<NewsTeaser items={headlines} />}
      trial={<TrialEntry form={<TrialFormOnDemand />} />}
    />
  )
}
