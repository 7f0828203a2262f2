import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/solutions/solution-page.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/centerview')({
  component: () => <SolutionPage product="centerview" />,
})
