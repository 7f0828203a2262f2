import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/company/contact-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/contact')({
  headers: publicCache,
  head: pageHead,
  component: ContactPage,
})
