import { createFileRoute, notFound } from '@tanstack/react-router'
import { isHandbookPage } from '#admin/handbook/handbook.ts'
import { HandbookPage } from '#admin/handbook/handbook-page.tsx'

export const Route = createFileRoute('/admin/_staff/handbook/$page')({
  staticData: { words: ['admin-handbook', 'admin-news', 'admin-packages', 'admin-persons', 'admin-site'] },
  loader: ({ params: { page } }) => {
    if (!isHandbookPage(page)) throw notFound()
  },
  component: Handbook,
})

function Handbook() {
  const { page } = Route.useParams()
  return isHandbookPage(page) ? <HandbookPage page={page} /> : null
}
