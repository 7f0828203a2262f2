import { createFileRoute } from '@tanstack/react-router'
import { ServiceDetailPage } from '#src/support/service-detail-page.tsx'
import { isServiceId } from '#src/support/service-ids.ts'

export const Route = createFileRoute('/$lang/_default/service/$id')({
  staticData: { middleware: ['validate'], validate: ({ id }) => isServiceId(id) },
  component: OneService,
})

function OneService() {
  return <ServiceDetailPage id={Route.useParams().id} />
}
