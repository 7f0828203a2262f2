import { createFileRoute, Outlet } from '@tanstack/react-router'

/** The pages that depend on who is logged in: rendered for each visitor, and never cached. */
export const Route = createFileRoute('/$lang/_default/_visitor')({
  // one line: a chunk of its own would be a request more
  codeSplitGroupings: [],
  loader: async () => {
    const { getVisitor } = await import('#src/session/session.functions.ts')
    return { visitor: await getVisitor() }
  },
  staleTime: 60_000,
  component: Outlet,
})
