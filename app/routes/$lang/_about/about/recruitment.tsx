import { createFileRoute } from '@tanstack/react-router'
import { RecruitmentPage } from '#src/careers/recruitment-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/recruitment')({
  component: RecruitmentPage,
})
