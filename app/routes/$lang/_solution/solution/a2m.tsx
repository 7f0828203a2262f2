import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/solutions/solution-page.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/a2m')({
  component: () => <SolutionPage product="a2m" />,
})
