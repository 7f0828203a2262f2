import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#src/buying/security-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_default/product/security')({
  headers: publicCache,
  head: pageHead,
  component: SecurityPage,
})
