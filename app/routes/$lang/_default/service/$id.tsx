import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import type { ServiceId } from '#src/site/routing/service-ids.ts'
import { ServiceDetailPage } from '#src/support/service-page.tsx'
import { useForumUrl } from '../../../../shell/navigation.ts'

export const Route = createFileRoute('/$lang/_default/service/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as ServiceId }) },
  staticData: {
    middleware: ['validate'],
    item: ({ params }) => params.id,
  },
  headers: publicCache,
  head: (context) => pageHead(context),
  component: OneService,
})

function OneService() {
  const { id } = Route.useParams()
  const forumUrl = useForumUrl()
  return <ServiceDetailPage id={id} forumUrl={forumUrl} />
}
