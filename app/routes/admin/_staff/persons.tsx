import { createFileRoute } from '@tanstack/react-router'
import { PersonsPage } from '#admin/persons/persons-page.tsx'
import { readId } from '#src/site/routing/search-reader.ts'

/** All data of one person; personal data stays out of the URL. */
export const Route = createFileRoute('/admin/_staff/persons')({
  staticData: { words: ['admin-persons', 'trial'] },
  validateSearch: readId,
  component: PersonsPage,
})
