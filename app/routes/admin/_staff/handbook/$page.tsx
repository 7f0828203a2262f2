import { createFileRoute, notFound } from '@tanstack/react-router'
import { type HandbookPageKey, handbookPages } from '#src/admin/handbook/handbook.ts'
import { HandbookPage } from '#src/admin/handbook/handbook-page.tsx'

export const Route = createFileRoute('/admin/_staff/handbook/$page')({
  staticData: { words: ['admin-handbook', 'admin-news', 'admin-packages', 'admin-persons', 'admin-site'] },
  loader: ({ params: { page } }) => {
    if (!Object.hasOwn(handbookPages, page)) throw notFound()
  },
  component: Handbook,
})

function Handbook() {
  return <HandbookPage page={Route.useParams().page as HandbookPageKey} />
}
