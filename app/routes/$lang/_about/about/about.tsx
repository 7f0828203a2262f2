import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/company/about-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/about')({
  headers: publicCache,
  head: pageHead,
  component: AboutPage,
})
