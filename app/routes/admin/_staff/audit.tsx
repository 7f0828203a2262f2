import { createFileRoute } from '@tanstack/react-router'
import { AuditPage, auditQuery } from '#src/admin/identity/audit-page.tsx'

export const Route = createFileRoute('/admin/_staff/audit')({
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(auditQuery({})).then(() => undefined),
  component: AuditPage,
})
