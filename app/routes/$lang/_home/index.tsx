import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/home/home-page.tsx'

export const Route = createFileRoute('/$lang/_home/')({
  staticData: { words: ['home'] },
  component: HomePage,
})
