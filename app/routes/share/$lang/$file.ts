import { createFileRoute } from '@tanstack/react-router'
import { answerCard } from '#src/cards/answer-card.server.ts'
import { answerPoster } from '#src/cards/answer-poster.server.tsx'

/** Open Graph image of a page (.png), or the drawing of a product (.svg). */
export const Route = createFileRoute('/share/$lang/$file')({
  server: {
    handlers: {
      GET: ({ params: { lang, file } }) =>
        file.endsWith('.svg') ? answerPoster(lang, file.slice(0, -4)) : answerCard(lang, file),
    },
  },
})
