import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#src/admin/identity/audit-page.tsx'

export const Route = createFileRoute('/admin/_staff/audit')({
  loader: async ({ context }) => {
    const { auditQuery } = await import('#src/admin/identity/audit-page.tsx')
    await context.queryClient.ensureInfiniteQueryData(auditQuery({}))
  },
  component: AuditPage,
})
