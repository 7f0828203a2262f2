import { createFileRoute } from '@tanstack/react-router'
import { solutionSections } from '#src/products/page-sections.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { prepareParts } from '#src/ui/on-demand.tsx'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/mdw')({
  staticData: { words: ['solutions', 'solution-mdw'] },
  loader: ({ params }) => prepareParts(params.lang, productScreens.mdw, solutionSections.mdw),
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-mdw', (words) => words.seo),
  component: () => <SolutionPage product="mdw" screen={<ScreenSlot screen={productScreens.mdw} />} />,
})
