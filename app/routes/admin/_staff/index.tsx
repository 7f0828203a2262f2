import { createFileRoute } from '@tanstack/react-router'
import { todayQuery } from '#src/admin/today/today.functions.ts'
import { TodayPage } from '#src/admin/today/today-page.tsx'

export const Route = createFileRoute('/admin/_staff/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(todayQuery),
  component: TodayPage,
})
