import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroMvda } from '#src/ui/art/hero-mvda.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/mvda')({
  staticData: { words: ['solutions', 'solution-mvda'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-mvda', (words) => words.seo),
  component: () => <SolutionPage product="mvda" art={HeroMvda} />,
})
