import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '#src/legal/accessibility-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/legal/accessibility')({
  headers: publicCache,
  head: pageHead,
  component: AccessibilityPage,
})
