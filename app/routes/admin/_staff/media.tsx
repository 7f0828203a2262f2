import { createFileRoute } from '@tanstack/react-router'
import { MediaPage } from '#admin/media/media-page.tsx'

export const Route = createFileRoute('/admin/_staff/media')({
  staticData: { words: ['admin-news'] },
  component: MediaPage,
})
