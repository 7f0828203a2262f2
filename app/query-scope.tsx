import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Gives the queries of a page their client. The page's loader has loaded it, or hydration has. */
export function QueryScope({ children }: { children: ReactNode }) {
  const { client } = useRouter().options.context.queries
  if (!client) throw new Error('the page uses a query that its loader did not load')
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
