import type { ProductKey } from '#contract/products.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'

// apart from what the page makes of it: routes read their search in the script of every page

/** What the address says, as it came: a list with commas, or one entry a checkbox of a form sent without scripts. */
export type CompareSearch = { products?: string | string[]; differences?: 1 }

type Key = ProductKey

/** What a link to the comparison may say: up to three products, the columns there are. */
export type CompareLinkSearch = {
  products?: Key | `${Key},${Key}` | `${Key},${Key},${Key}`
  differences?: 1
}

export const readCompareSearch = searchReader({
  // the page says what of it is no product
  products: (value) => value as CompareSearch['products'],
  differences: (value) => (String(value) === '1' ? 1 : undefined),
})
