import { coverLooks, newsCategories } from '#contract/keys.ts'
import type { NewsItem } from '#contract/news-schema.ts'
import { isProductKey, type ProductKey, productKeys, productNames } from '#contract/products.ts'

/** What a cover is drawn from: what it is about, of what kind it is, and a number that chooses among its looks. */
export type Cover = { product: ProductKey | undefined; motif: NewsItem['category']; seed: number }

/** The cover of an article, in the look that was chosen: of the product that its title, or else its summary, names first. */
export function coverOf(article: Pick<NewsItem, 'id' | 'title' | 'summary' | 'category' | 'look'>): Cover {
  const text = `${article.title} ${article.summary}`
  const [product] = productKeys
    .filter((key) => text.includes(productNames[key]))
    .sort((a, b) => text.indexOf(productNames[a]) - text.indexOf(productNames[b]))
  const seed = article.look ?? Number.parseInt(article.id.slice(-4), 16) % coverLooks
  return { product, motif: article.category, seed }
}

/** The name of a cover's file, without its ending. */
export function coverName({ product, motif, seed }: Cover): string {
  return `cover-${product ?? 'firm'}-${motif}-${seed}`
}

/** Reads it. @returns undefined where there is no such cover */
export function readCoverName(name: string): Cover | undefined {
  const [kind, product, written, seed, ...rest] = name.split('-')
  const motif = newsCategories.find((known) => known === written)
  if (kind !== 'cover' || rest.length > 0 || !motif || !/^\d$/.test(seed ?? '') || Number(seed) >= coverLooks)
    return undefined
  if (product !== 'firm' && !isProductKey(product)) return undefined
  return { product: product === 'firm' ? undefined : product, motif, seed: Number(seed) }
}
