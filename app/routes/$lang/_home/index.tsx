import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/home/home-page.tsx'
import { TrialEntry } from '#src/home/trial-entry.tsx'
import { latestNews } from '#src/news/latest-news.ts'
import { NewsTeaser } from '#src/news/news-teaser.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_home/')({
  staticData: { words: ['home'] },
  loader: ({ params }) => latestNews(params.lang),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  head: (context) => pageHead(context, 'home', (words) => words.seo, ''),
  component: Home,
})

function Home() {
  const { headlines } = Route.useLoaderData()
  return <HomePage news={<NewsTeaser items={headlines} />} trial={<TrialEntry />} />
}
