import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#src/legal/accessibility-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/legal/accessibility')({
  staticData: { words: ['accessibility', 'company-facts'] },
  headers: publicCache,
  head: (context) => pageHead(context, 'accessibility', (words) => words.seo),
  component: AccessibilityPage,
})
