import { createFileRoute } from '@tanstack/react-router'
import { JoinUsPage } from '#src/careers/join-us-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/joinus')({
  component: JoinUsPage,
})
