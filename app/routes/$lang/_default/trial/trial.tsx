import { createFileRoute } from '@tanstack/react-router'
import { TrialPage } from '#src/trial/trial-page.tsx'

export const Route = createFileRoute('/$lang/_default/trial/trial')({
  component: TrialPage,
})
