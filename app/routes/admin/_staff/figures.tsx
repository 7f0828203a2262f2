import { createFileRoute } from '@tanstack/react-router'
import { FiguresPage } from '#admin/figures/figures-page.tsx'
import { searchReader } from '#src/site/routing/search-reader.ts'

export const Route = createFileRoute('/admin/_staff/figures')({
  validateSearch: searchReader({
    days: (value) => ([7, 90] as const).find((days) => days === Number(value)),
  }),
  component: FiguresPage,
})
