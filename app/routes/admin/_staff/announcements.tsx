import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementsPage } from '#src/admin/announcements/announcements-page.tsx'
import { staffQuery } from '#src/admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/announcements')({
  staticData: { words: ['admin-announcements'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQuery('announcements.list')),
  component: AnnouncementsPage,
})
