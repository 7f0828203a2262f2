import { createFileRoute } from '@tanstack/react-router'
import { publishedPages } from '#app/addresses/published-pages.ts'
import { answerCard } from '#src/cards/answer-card.server.ts'

/** No page: the picture that stands for a page where its address is shared. */
export const Route = createFileRoute('/share/$lang/{$card}.png')({
  server: {
    handlers: { GET: ({ params }) => answerCard(params, publishedPages) },
  },
})
