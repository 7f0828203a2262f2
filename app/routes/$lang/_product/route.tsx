import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/_product')({
  staticData: { layout: 'product' },
  component: Outlet,
})
