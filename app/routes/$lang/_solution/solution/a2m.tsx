import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroA2m } from '#src/ui/art/hero-a2m.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/a2m')({
  staticData: { words: ['solutions', 'solution-a2m'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-a2m', (words) => words.seo),
  component: () => <SolutionPage product="a2m" art={HeroA2m} />,
})
