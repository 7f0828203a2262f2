import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#src/legal/privacy-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/legal/privacy')({
  headers: publicCache,
  head: pageHead,
  component: PrivacyPage,
})
