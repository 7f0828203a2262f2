import { createFileRoute } from '@tanstack/react-router'
import { publishedPages } from '#app/addresses/published-pages.ts'
import { answerCard } from '#src/cards/answer-card.server.ts'
import { answerPoster } from '#src/cards/answer-poster.server.tsx'

/** No page: the picture that stands for a page where its address is shared (.png), or a product in one drawing (.svg). */
export const Route = createFileRoute('/share/$lang/$file')({
  server: {
    handlers: {
      GET: ({ params: { lang, file } }) =>
        file.endsWith('.svg')
          ? answerPoster(lang, file.slice(0, -4))
          : answerCard(lang, file, publishedPages),
    },
  },
})
