import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/home/home-page.tsx'

export const Route = createFileRoute('/')({
  staticData: { layout: 'home', words: ['home'] },
  component: HomePage,
})
