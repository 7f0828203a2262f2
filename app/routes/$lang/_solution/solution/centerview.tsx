import { createFileRoute } from '@tanstack/react-router'
import { CaseStory } from '#src/products/case-story.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { productScreens } from '#src/screens/product-screens.ts'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { ScreenSlot } from '#src/ui/screen/screen-slot.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/centerview')({
  staticData: { words: ['solutions', 'solution-centerview'] },
  loader: ({ params }) => productScreens.centerview.prepare(params.lang),
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-centerview', (words) => words.seo),
  component: () => (
    <SolutionPage
      product="centerview"
      screen={<ScreenSlot screen={productScreens.centerview} />}
      story={<CaseStory />}
    />
  ),
})
