import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroMdw } from '#src/ui/art/hero-mdw.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/mdw')({
  staticData: { words: ['solutions', 'solution-mdw'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-mdw', (words) => words.seo),
  component: () => <SolutionPage product="mdw" art={HeroMdw} />,
})
