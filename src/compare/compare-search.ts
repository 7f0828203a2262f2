import type { ProductKey } from '#contract/products.ts'

// apart from what the page makes of it: routes read their search in the script of every page

/** What the address says, as it came: a list with commas, or one entry a checkbox of a form sent without scripts. */
export type CompareSearch = { products?: string | string[]; differences?: 1 }

type Key = ProductKey

/** What a link to the comparison may say: up to three products, the columns there are. */
export type CompareLinkSearch = {
  products?: Key | `${Key},${Key}` | `${Key},${Key},${Key}`
  differences?: 1
}

/** The parts of an address's search that this page reads; anything else is nobody's business here. */
export function readCompareSearch(search: Record<string, unknown>): CompareSearch {
  const { products, differences } = search
  return {
    ...(products !== undefined && {
      products: products as string | string[],
    }),
    ...((differences === 1 || differences === '1') && { differences: 1 }),
  }
}
