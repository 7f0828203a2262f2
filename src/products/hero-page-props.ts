import type { ComponentType, ReactNode } from 'react'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { ProductKey } from '#src/site/products.ts'

/** A product, and its screen or its hero drawing, which takes the labels of the page's words. */
export type HeroPageProps<Kind extends 'product' | 'solution', Key extends ProductKey> = {
  product: Key
  screen?: ReactNode
  art?: ComponentType<{ labels: NamespaceWords[`${Kind}-${Key}`]['heroLabels']; label?: string }>
}
