import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/legal/privacy-page.tsx'
import { publicPage } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/legal/privacy')({
  staticData: { words: ['legal'] },
  headers: publicPage,
  head: (context) => pageHead(context, 'legal', (words) => words.privacy.seo),
  component: PrivacyPage,
})
