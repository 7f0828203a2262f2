import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ServicePage } from '#src/support/service-page.tsx'
import { useForumUrl } from '../../../../shell/navigation.ts'

export const Route = createFileRoute('/$lang/_default/service/')({
  staticData: { words: ['service', 'company-facts'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'service', (words) => words.list.seo),
  component: Page,
})

function Page() {
  return <ServicePage forumUrl={useForumUrl()} />
}
