import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/_home')({
  staticData: { layout: 'home' },
  component: Outlet,
})
