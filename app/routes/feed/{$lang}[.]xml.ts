import { createFileRoute } from '@tanstack/react-router'
import { noSuchFile, textFile } from '#src/discovery/text-file.ts'
import { newsFeed } from '#src/news/news-feed.server.ts'
import { isLocale } from '#src/site/locale.ts'

/** No page: the news of one language for feed readers. */
export const Route = createFileRoute('/feed/{$lang}.xml')({
  server: {
    handlers: {
      GET: async ({ params: { lang } }) => {
        if (!isLocale(lang)) return noSuchFile()
        const { xml, isWhole } = await newsFeed(lang)
        return textFile(xml, 'application/atom+xml', isWhole)
      },
    },
  },
})
