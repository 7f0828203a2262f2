import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { useEndOfHydration } from '#app/rendering/hydration.ts'
import { useNoteVisit } from '#app/visits.ts'
import { isLocale } from '#src/site/locale.ts'
import { runMiddlewares } from '#src/site/routing/middleware.ts'
import { StatusPage } from '../../errors/status-page.tsx'

export const Route = createFileRoute('/$lang')({
  // in every page: a separate chunk would cost a request
  codeSplitGroupings: [],
  params: {
    parse: ({ lang }) => {
      if (!isLocale(lang)) throw notFound()
      return { lang }
    },
  },
  beforeLoad: async ({ matches }) => {
    for (const { pathname, staticData } of matches)
      await runMiddlewares(staticData.middleware ?? [], { pathname })
  },
  component: Pages,
  notFoundComponent: () => <StatusPage error={{ status: 404 }} />,
})

function Pages() {
  useEndOfHydration()
  useNoteVisit()
  return <Outlet />
}
