import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '#src/admin/today/today-page.tsx'

export const Route = createFileRoute('/admin/_staff/')({ component: TodayPage })
