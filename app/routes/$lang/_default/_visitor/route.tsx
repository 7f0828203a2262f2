import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages that depend on the login: rendered per visitor, never cached. */
export const Route = createFileRoute('/$lang/_default/_visitor')({
  // too small for a chunk of its own
  codeSplitGroupings: [],
  loader: async () => {
    const { getVisitor } = await import('#src/session/session.functions.ts')
    return { visitor: await getVisitor() }
  },
  staleTime: 60_000,
  component: Outlet,
})
