import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroDsc } from '#src/ui/art/hero-dsc.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/dsc')({
  staticData: { words: ['solutions', 'solution-dsc'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-dsc', (words) => words.seo),
  component: () => <SolutionPage product="dsc" art={HeroDsc} />,
})
