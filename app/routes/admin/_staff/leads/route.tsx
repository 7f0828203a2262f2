import { createFileRoute, Outlet } from '@tanstack/react-router'
import { readLeadSearch } from '#src/admin/filters.ts'
import { LeadsPage } from '#src/admin/leads/leads-page.tsx'

export const Route = createFileRoute('/admin/_staff/leads')({
  validateSearch: readLeadSearch,
  component: () => (
    <LeadsPage>
      <Outlet />
    </LeadsPage>
  ),
})
