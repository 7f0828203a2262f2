import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#admin/identity/audit-page.tsx'
import { staffPages } from '#admin/staff-api.ts'

export const Route = createFileRoute('/admin/_staff/audit')({
  staticData: {
    words: ['admin-news', 'admin-announcements', 'admin-releases', 'admin-searches', 'releases'],
  },
  loader: ({ context }) => context.queryClient.prefetchInfiniteQuery(staffPages('audit.list', {})),
  component: AuditPage,
})
