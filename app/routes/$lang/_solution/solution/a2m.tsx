import { createFileRoute } from '@tanstack/react-router'
import { solutionSections } from '#src/products/page-sections.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { prepareParts } from '#src/ui/on-demand.tsx'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/a2m')({
  staticData: { words: ['solutions', 'solution-a2m'] },
  loader: ({ params }) => prepareParts(params.lang, productScreens.a2m, solutionSections.a2m),
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-a2m', (words) => words.seo),
  component: () => <SolutionPage product="a2m" screen={<ScreenSlot screen={productScreens.a2m} />} />,
})
