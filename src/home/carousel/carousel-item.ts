import type { ProductKey } from '#api/contract/products.ts'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'

/** The products of the carousel, in its order. */
export const carouselProducts = ['mvda', 'dsc', 'centerview', 'av'] as const satisfies readonly ProductKey[]

export type CarouselProduct = (typeof carouselProducts)[number]

/** One slide (SPEC section 3). The address is a route: the language is filled in where it is linked. */
export type CarouselItem = {
  id: CarouselProduct
  category: string
  title: string
  content: string
  buttonText: string
  buttonUrl: `/$lang/product/${CarouselProduct}`
}

/** The four slides in the language of the words. */
export function carouselItems(words: NamespaceWords['home']): CarouselItem[] {
  return carouselProducts.map((id) => ({
    ...words.carousel.slides[id],
    id,
    buttonUrl: `/$lang/product/${id}` as const,
  }))
}
