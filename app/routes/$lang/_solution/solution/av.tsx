import { createFileRoute } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { SolutionPage } from '#src/products/solution-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { HeroAv } from '#src/ui/art/hero-av.tsx'

export const Route = createFileRoute('/$lang/_solution/solution/av')({
  staticData: { words: ['solutions', 'solution-av'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'solution-av', (words) => words.seo),
  component: Page,
})

function Page() {
  const { heroLabels } = useWords('solution-av')
  return <SolutionPage product="av" art={<HeroAv labels={heroLabels} />} />
}
