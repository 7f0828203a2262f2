import { createFileRoute } from '@tanstack/react-router'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroAv } from '#src/ui/art/hero-av.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/av')({
  staticData: { words: ['solutions', 'solution-av'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-av', (words) => words.seo),
  component: () => <SolutionPage product="av" art={HeroAv} />,
})
