import { createFileRoute } from '@tanstack/react-router'
import { ReadinessPage } from '#src/readiness/readiness-page.tsx'

export const Route = createFileRoute('/$lang/_default/trial/test')({
  component: ReadinessPage,
})
