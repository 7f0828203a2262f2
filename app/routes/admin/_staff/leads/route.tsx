import { createFileRoute, Outlet } from '@tanstack/react-router'
import { readLeadSearch } from '#admin/filters.ts'
import { LeadsPage } from '#admin/leads/leads-page.tsx'

export const Route = createFileRoute('/admin/_staff/leads')({
  validateSearch: readLeadSearch,
  component: () => (
    <LeadsPage>
      <Outlet />
    </LeadsPage>
  ),
})
