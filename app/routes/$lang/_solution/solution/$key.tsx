import { createFileRoute } from '@tanstack/react-router'
import type { ProductKey } from '#contract/products.ts'
import { solutionSections } from '#src/products/page-sections.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { prepareParts } from '#src/ui/on-demand.tsx'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/$key')({
  // the middleware rejects any other key
  params: { parse: ({ key }) => ({ key: key as ProductKey }) },
  staticData: { middleware: ['validate'] },
  loader: ({ params: { lang, key } }) => prepareParts(lang, productScreens[key], solutionSections[key]),
  remountDeps: ({ params }) => params.key,
  headers: publicCache,
  head: (context) => pageHead(context),
  component: Solution,
})

function Solution() {
  const { key } = Route.useParams()
  return <SolutionPage product={key} screen={<ScreenSlot screen={productScreens[key]} />} />
}
