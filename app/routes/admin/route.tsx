import { createFileRoute, Outlet } from '@tanstack/react-router'
import adminSheet from '#admin/admin.css?url'
import { AskDialog } from '#admin/shell/ask-dialog.tsx'
import { FieldMessages } from '#admin/shell/field-messages.tsx'
import { useEndOfHydration } from '#app/rendering/hydration.ts'
import { StatusPage } from '../../errors/status-page.tsx'

/** Staff side: its own style sheet, not indexed, not cached. */
export const Route = createFileRoute('/admin')({
  staticData: { words: ['admin', 'admin-identity', 'admin-leads'] },
  loader: async () => (await import('#admin/staff.functions.ts')).getAdminFrame(),
  staleTime: Number.POSITIVE_INFINITY,
  headers: () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }),
  head: () => ({
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: [{ rel: 'stylesheet', href: adminSheet }],
  }),
  component: Admin,
  notFoundComponent: () => <StatusPage error={{ status: 404 }} />,
})

function Admin() {
  useEndOfHydration()
  return (
    <>
      <Outlet />
      <AskDialog />
      <FieldMessages />
    </>
  )
}
