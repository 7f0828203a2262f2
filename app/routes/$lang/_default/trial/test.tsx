import { createFileRoute } from '@tanstack/react-router'
import { ReadinessPage } from '#src/readiness/readiness-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/trial/test')({
  headers: publicCache,
  head: pageHead,
  component: ReadinessPage,
})
