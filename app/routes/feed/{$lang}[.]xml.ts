import { createFileRoute } from '@tanstack/react-router'
import { isProductKey } from '#contract/products.ts'
import { noSuchFile, textFile, unavailableFile } from '#src/discovery/text-file.ts'
import { isNewsCategory } from '#src/news/news.ts'
import { newsFeed } from '#src/news/news-feed.server.ts'
import { isLocale } from '#src/site/locale.ts'

export const Route = createFileRoute('/feed/{$lang}.xml')({
  server: {
    handlers: {
      GET: async ({ params: { lang }, request }) => {
        if (!isLocale(lang)) return noSuchFile()
        const { searchParams } = new URL(request.url)
        const [category, product] = [searchParams.get('category'), searchParams.get('product')]
        if (category !== null && !isNewsCategory(category)) return noSuchFile()
        if (product !== null && !isProductKey(product)) return noSuchFile()
        const feed = await newsFeed(lang, category ?? undefined, product ?? undefined)
        return feed ? textFile(feed.xml, 'application/atom+xml', feed.isWhole) : unavailableFile()
      },
    },
  },
})
