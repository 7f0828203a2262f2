import { createFileRoute } from '@tanstack/react-router'
import { todayQuery } from '#admin/today/today.functions.ts'
import { TodayPage } from '#admin/today/today-page.tsx'

export const Route = createFileRoute('/admin/_staff/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(todayQuery),
  component: TodayPage,
})
