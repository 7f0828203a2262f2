import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/home/home-page.tsx'
import { isHomeSection } from '#src/home/home-sections.ts'

export const Route = createFileRoute('/$lang/_home/$id')({
  staticData: { words: ['home'], middleware: ['validate'], validate: ({ id }) => isHomeSection(id) },
  component: OpenSection,
})

function OpenSection() {
  return <HomePage section={Route.useParams().id} />
}
