import { createFileRoute } from '@tanstack/react-router'
import { FiguresPage, type Range } from '#admin/figures/figures-page.tsx'

export const Route = createFileRoute('/admin/_staff/figures')({
  validateSearch: ({ days }): { days?: Range } =>
    days === '7' || days === '90' ? { days: Number(days) as Range } : {},
  component: FiguresPage,
})
