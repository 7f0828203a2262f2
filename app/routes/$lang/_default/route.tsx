import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PageTrail } from '../../../shell/page-trail.tsx'

export const Route = createFileRoute('/$lang/_default')({
  component: DefaultLayout,
})

function DefaultLayout() {
  return (
    <>
      <PageTrail />
      <Outlet />
    </>
  )
}
