import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ServiceDetailPage } from '#src/support/service-page.tsx'
import { isServiceId, type ServiceId } from '#src/support/services.ts'
import { useForumUrl } from '../../../../shell/navigation.ts'

export const Route = createFileRoute('/$lang/_default/service/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as ServiceId }) },
  staticData: {
    words: ['service', 'company-facts'],
    middleware: ['validate'],
    validate: ({ id }) => isServiceId(id),
    item: ({ params }) => params.id,
  },
  headers: publicCache,
  head: (context) => {
    const { id } = context.params
    return isServiceId(id) ? pageHead(context, 'service', (words) => words.items[id].seo) : {}
  },
  component: OneService,
})

function OneService() {
  const { id } = Route.useParams()
  const forumUrl = useForumUrl()
  return isServiceId(id) && <ServiceDetailPage id={id} forumUrl={forumUrl} />
}
