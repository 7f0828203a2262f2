import type { ProductKey } from '#contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/**
 * SAMPLE DATA, marked as such wherever it is shown: what only the vendor can know about the products before somebody
 * buys. Replace it with your own. Versions and processors come from the packages (product-parts.ts).
 */
export const productFacts: { readonly [Key in ProductKey]: ProductFacts<Key> } = {
  av: {
    unit: 'sessions',
    ports: [
      '443/TCP',
      '8443/TCP',
      '443, 445, 2049/TCP',
      '9092/TCP',
      '443/TCP',
      '443/TCP',
      '636/TCP',
      '6514/TCP',
    ],
  },
  dsc: {
    unit: 'users',
    ports: ['443/TCP', 'inside', 'inside', 'inside', 'inside', '443/TCP', '443, 587/TCP'],
  },
  centerview: {
    unit: 'desktops',
    ports: ['443/TCP', '443/TCP', '443/TCP', '443/TCP, 161/UDP', '5432/TCP', '443/TCP', '443/TCP'],
  },
  mvda: {
    unit: 'desktops',
    ports: [
      '443/TCP, 443/UDP',
      '8443/TCP',
      '636/TCP, 1812/UDP',
      '443/TCP',
      'display',
      '445, 2049/TCP',
      '443/TCP',
    ],
  },
  mdw: {
    unit: 'developers',
    ports: ['inside', '443/TCP', '443/TCP', 'inside', '443/TCP', '443/TCP', '6514/TCP'],
  },
  a2m: {
    unit: 'users',
    ports: ['443/TCP', '443, 636/TCP', '8443/TCP', '3389/TCP', 'unchanged', '443/TCP', '443/TCP'],
  },
}

export type ProductFacts<Key extends ProductKey = ProductKey> = {
  /** of the reference sizes (contract/trial/sizing.ts) */
  unit: 'sessions' | 'users' | 'desktops' | 'developers'
  /** one per connection of the deployment diagram, in order: a port, or a word where none is needed */
  ports: readonly string[] &
    Record<keyof TranslationFunctions[`product-${Key}`]['architecture']['links'], string>
}
