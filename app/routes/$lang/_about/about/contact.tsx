import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/company/contact-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/contact')({
  component: ContactPage,
})
