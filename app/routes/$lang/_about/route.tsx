import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BelowPageHead } from '#src/ui/page-head.tsx'
import { AboutTabs } from '../../../shell/about-tabs.tsx'
import { PageTrail } from '../../../shell/page-trail.tsx'

export const Route = createFileRoute('/$lang/_about')({
  component: AboutLayout,
})

function AboutLayout() {
  return (
    <BelowPageHead value={<AboutTabs />}>
      <PageTrail />
      <Outlet />
    </BelowPageHead>
  )
}
