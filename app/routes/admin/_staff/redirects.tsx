import { createFileRoute } from '@tanstack/react-router'
import { RedirectsPage } from '#src/admin/redirects/redirects-page.tsx'

export const Route = createFileRoute('/admin/_staff/redirects')({
  validateSearch: ({ from }): { from?: string } =>
    typeof from === 'string' && from.startsWith('/') ? { from } : {},
  component: RedirectsPage,
})
