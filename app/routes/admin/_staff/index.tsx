import { createFileRoute } from '@tanstack/react-router'
import { knownPlaceholdersQuery } from '#admin/today/placeholders.tsx'
import { TodayPage } from '#admin/today/today-page.tsx'
import { todayQuery } from '#admin/today/today-query.ts'
import { may } from '#contract/permissions.ts'

export const Route = createFileRoute('/admin/_staff/')({
  loader: ({ context: { queryClient, staff } }) =>
    Promise.all([
      queryClient.prefetchQuery(todayQuery),
      may(staff.role, 'site.confirm') && queryClient.prefetchQuery(knownPlaceholdersQuery),
    ]),
  component: TodayPage,
})
