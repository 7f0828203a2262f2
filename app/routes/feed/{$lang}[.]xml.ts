import { createFileRoute } from '@tanstack/react-router'
import { isProductKey } from '#contract/products.ts'
import { textFile } from '#src/discovery/text-file.ts'
import { isNewsCategory } from '#src/news/news.ts'
import { newsFeed } from '#src/news/news-feed.server.ts'
import { noFile } from '#src/site/failure.ts'
import { isLocale } from '#src/site/locale.ts'

export const Route = createFileRoute('/feed/{$lang}.xml')({
  server: {
    handlers: {
      GET: async ({ params: { lang }, request }) => {
        if (!isLocale(lang)) return noFile(404)
        const { searchParams } = new URL(request.url)
        const [category, product] = [searchParams.get('category'), searchParams.get('product')]
        if (category !== null && !isNewsCategory(category)) return noFile(404)
        if (product !== null && !isProductKey(product)) return noFile(404)
        const feed = await newsFeed(lang, category ?? undefined, product ?? undefined)
        return feed ? textFile(feed.xml, 'application/atom+xml', feed.isWhole) : noFile(503)
      },
    },
  },
})
