import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/_about')({
  staticData: { layout: 'about' },
  component: Outlet,
})
