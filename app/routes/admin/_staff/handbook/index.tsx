import { createFileRoute } from '@tanstack/react-router'
import { HandbookContents } from '#admin/handbook/handbook-page.tsx'

export const Route = createFileRoute('/admin/_staff/handbook/')({
  staticData: { words: ['admin-handbook'] },
  component: HandbookContents,
})
