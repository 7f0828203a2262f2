import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/_solution')({
  staticData: { layout: 'solution' },
  component: Outlet,
})
