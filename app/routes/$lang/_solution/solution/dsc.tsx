import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/dsc')({
  staticData: { words: ['solutions', 'solution-dsc'] },
  loader: ({ params }) => productScreens.dsc.prepare(params.lang),
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-dsc', (words) => words.seo),
  component: () => <SolutionPage product="dsc" screen={<ScreenSlot screen={productScreens.dsc} />} />,
})
