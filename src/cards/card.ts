import type { Locale } from '#src/site/locale.ts'
import type { ProductKey } from '#src/site/products.ts'

/** What a share image shows. */
export type Card = {
  lang: Locale
  title: string
  /** the product the page is about, whose mark it shows; otherwise the vendor's */
  product: ProductKey | undefined
  /** light on dark, as the heads of solution pages are */
  dark: boolean
}
