import { createFileRoute } from '@tanstack/react-router'
import { BuyingPage, type BuyingSearch } from '#src/buying/buying-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { PageTrail } from '../../../../shell/page-trail.tsx'

export const Route = createFileRoute('/$lang/_default/product/buying')({
  staticData: { words: ['buying', 'products'] },
  validateSearch: ({ product, q }: BuyingSearch): BuyingSearch => ({ product, q }),
  headers: publicCache,
  head: (context) => pageHead(context, 'buying', (words) => words.seo),
  component: Page,
})

function Page() {
  return (
    <>
      <PageTrail />
      <BuyingPage search={Route.useSearch()} />
    </>
  )
}
