import type { Locale } from '#src/site/locale.ts'
import { isProductKey } from '#src/site/products.ts'
import type { PublishedPage } from '#src/site/published-page.ts'
import { cardOfPath } from '#src/site/share-image.ts'
import { readArticle } from '#src/upstream/news.server.ts'
import type { Card } from './card-svg.server.tsx'

/** What was found for a name; not to be kept where an article's title could not be had and its list's stands in. */
export type FoundCard = { card: Card; isWhole: boolean }

/**
 * The share image of a page or an article by its name. Every text in it is the site's own: nothing of an address is
 * ever drawn.
 * @returns undefined where there is no such page
 */
export async function findCard(
  lang: Locale,
  name: string,
  pages: readonly PublishedPage[],
): Promise<FoundCard | undefined> {
  const id = articleName.exec(name)?.[1]
  if (id === undefined) {
    const card = await cardOfPage(lang, name, pages)
    return card && { card, isWhole: true }
  }
  const reading = await readArticle(id, { lang })
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') {
    const card = await cardOfPage(lang, cardOfPath('/about/news'), pages)
    return card && { card, isWhole: false }
  }
  const { title } = reading.data
  return { card: { lang, title, product: undefined, dark: false }, isWhole: true }
}

const articleName = /^about-news-detail-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

async function cardOfPage(
  lang: Locale,
  name: string,
  pages: readonly PublishedPage[],
): Promise<Card | undefined> {
  const page = pages.find(({ path }) => cardOfPath(path) === name)
  if (!page) return undefined
  const { title } = await page.read(lang)
  const [area, key] = name.split('-')
  const product = isProductKey(key) ? key : undefined
  return { lang, title, product, dark: area === 'solution' && product !== undefined }
}
