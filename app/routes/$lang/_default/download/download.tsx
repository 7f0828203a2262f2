import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '#src/downloads/package-page.tsx'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/download/download')({
  staticData: { words: ['downloads'] },
  head: (context) => pageHead(context, 'downloads', (words) => words.package.seo),
  component: PackagePage,
})
