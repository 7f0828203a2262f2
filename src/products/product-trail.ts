import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/trail.ts'

/** The steps above a product or a solution. */
export function productTrail({ crumb }: NamespaceWords['products' | 'solutions']): Trail<'' | undefined> {
  return [
    { key: 'home', name: crumb.home, path: '' },
    { key: 'group', name: 'products' in crumb ? crumb.products : crumb.solutions, path: undefined },
  ]
}
