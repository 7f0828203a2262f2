import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { company } from '#src/site/facts/company.ts'
import { pageHead } from '#src/site/head.ts'
import { ServiceDetailPage } from '#src/support/service-page.tsx'
import { isServiceId, type ServiceId } from '#src/support/services.ts'
import { PageTrail } from '../../../../shell/page-trail.tsx'
import { useSiteData } from '../../../../shell/site-data.ts'

export const Route = createFileRoute('/$lang/_default/service/$id')({
  // the middleware rejects any other id
  params: { parse: ({ id }) => ({ id: id as ServiceId }) },
  staticData: {
    words: ['service'],
    middleware: ['validate'],
    validate: ({ id }) => isServiceId(id),
    item: ({ params }) => params.id as string,
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
  const forumUrl = useSiteData()?.settings.forumUrl ?? company.forumUrl
  return (
    <>
      <PageTrail />
      {isServiceId(id) && <ServiceDetailPage id={id} forumUrl={forumUrl} />}
    </>
  )
}
