import { createFileRoute } from '@tanstack/react-router'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ServicePage } from '#src/support/service-page.tsx'
import { useForumUrl } from '../../../../shell/navigation.ts'

export const Route = createFileRoute('/$lang/_default/service/')({
  headers: publicCache,
  head: pageHead,
  component: Page,
})

function Page() {
  return <ServicePage forumUrl={useForumUrl()} />
}
