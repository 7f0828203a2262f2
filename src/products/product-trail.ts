import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/trail.ts'

/** The steps above a product. */
export function productTrail({ crumb }: NamespaceWords['products']): Trail<'' | undefined> {
  return [
    { key: 'home', name: crumb.home, path: '' },
    { key: 'products', name: crumb.products, path: undefined },
  ]
}
