import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/company/about-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/about')({
  component: AboutPage,
})
