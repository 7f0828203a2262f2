import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '#src/downloads/package-page.tsx'

export const Route = createFileRoute('/$lang/_default/download/download')({
  component: PackagePage,
})
