import { createFileRoute } from '@tanstack/react-router'
import { useEndOfHydration } from '#app/rendering/hydration.ts'
import { loadHome } from '#app/rendering/load-home.ts'
import { Home } from '#app/shell/home.tsx'
import { useNoteVisit } from '#app/visits.ts'
import { EnglishOffer } from '#src/home/english-offer.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { fallbackLocale } from '#src/site/locale.ts'

export const Route = createFileRoute('/')({
  loader: () => loadHome(fallbackLocale),
  headers: (route) => publicCache(route, !route.loaderData?.degraded),
  staleTime: 60_000,
  preloadStaleTime: 60_000,
  head: pageHead,
  component: ChineseHome,
})

function ChineseHome() {
  useEndOfHydration()
  useNoteVisit()
  return (
    <>
      <EnglishOffer />
      <Home {...Route.useLoaderData()} />
    </>
  )
}
