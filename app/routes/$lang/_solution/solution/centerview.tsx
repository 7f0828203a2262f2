import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroCenterview } from '#src/ui/art/hero-centerview.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/centerview')({
  staticData: { words: ['solutions', 'solution-centerview'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-centerview', (words) => words.seo),
  component: () => <SolutionPage product="centerview" art={HeroCenterview} />,
})
