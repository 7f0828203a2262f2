import { createFileRoute } from '@tanstack/react-router'
import { PersonsPage } from '#admin/persons/persons-page.tsx'

/** All data of one person; personal data stays out of the URL. */
export const Route = createFileRoute('/admin/_staff/persons')({
  staticData: { words: ['admin-persons', 'trial'] },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? { id } : {},
  component: PersonsPage,
})
