import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#src/support/service-page.tsx'

export const Route = createFileRoute('/$lang/_default/service/')({
  component: ServicePage,
})
