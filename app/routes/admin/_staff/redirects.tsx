import { createFileRoute } from '@tanstack/react-router'
import { RedirectsPage } from '#src/admin/redirects/redirects-page.tsx'

export const Route = createFileRoute('/admin/_staff/redirects')({
  validateSearch: ({ path }): { path?: string } =>
    typeof path === 'string' && path.startsWith('/') ? { path } : {},
  component: RedirectsPage,
})
