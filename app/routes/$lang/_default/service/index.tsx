import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { company } from '#src/site/facts/company.ts'
import { pageHead } from '#src/site/head.ts'
import { ServicePage } from '#src/support/service-page.tsx'
import { PageTrail } from '../../../../shell/page-trail.tsx'
import { useSiteData } from '../../../../shell/site-data.ts'

export const Route = createFileRoute('/$lang/_default/service/')({
  staticData: { words: ['service'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'service', (words) => words.list.seo),
  component: Page,
})

function Page() {
  return (
    <>
      <PageTrail />
      <ServicePage forumUrl={useSiteData()?.settings.forumUrl ?? company.forumUrl} />
    </>
  )
}
