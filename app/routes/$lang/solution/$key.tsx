import { createFileRoute } from '@tanstack/react-router'
import { isProductKey, type ProductKey } from '#contract/products.ts'
import { solutionSections } from '#src/products/page-sections.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { prepareParts } from '#src/ui/on-demand.tsx'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/solution/$key')({
  // the middleware rejects any other key
  params: { parse: ({ key }) => ({ key: key as ProductKey }) },
  staticData: {
    words: ({ key }) => (isProductKey(key) ? ['solutions', `solution-${key}`] : []),
    middleware: ['validate'],
    validate: ({ key }) => isProductKey(key),
  },
  loader: ({ params: { lang, key } }) => prepareParts(lang, productScreens[key], solutionSections[key]),
  remountDeps: ({ params }) => params.key,
  headers: publicCache,
  head: (context) => {
    const { key } = context.params
    return isProductKey(key) ? pageHead(context, `solution-${key}`, (words) => words.seo) : {}
  },
  component: Solution,
})

function Solution() {
  const { key } = Route.useParams()
  return <SolutionPage product={key} screen={<ScreenSlot screen={productScreens[key]} />} />
}
