import { createFileRoute } from '@tanstack/react-router'
import { ReadinessPage } from '#src/readiness/readiness-page.tsx'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/trial/test')({
  staticData: { words: ['readiness'] },
  head: (context) => pageHead(context, 'readiness', (words) => words.seo),
  component: ReadinessPage,
})
