import type { ProductKey } from '#api/contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/**
 * SAMPLE DATA, marked as such wherever it is shown: what only the vendor can know about the products before somebody
 * buys. Replace it with your own. Versions and processors come from the packages (product-parts.ts).
 */
export const productFacts: { readonly [Key in ProductKey]: ProductFacts<Key> } = {
  av: {
    unit: 'sessions',
    sizing: [
      { upTo: 200, machines: 1, cores: 8, memory: '32 GB', disk: '9 TB' },
      { upTo: 1_000, machines: 3, cores: 16, memory: '64 GB', disk: '45 TB' },
      { upTo: 5_000, machines: 8, cores: 16, memory: '64 GB', disk: '220 TB' },
    ],
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
    sizing: [
      { upTo: 300, machines: 1, disk: '4 TB' },
      { upTo: 800, machines: 1, disk: '8 TB' },
      { upTo: 2_000, machines: 2, disk: '8 TB' },
    ],
    ports: ['443/TCP', 'inside', 'inside', 'inside', 'inside', '443/TCP', '443, 587/TCP'],
  },
  centerview: {
    unit: 'desktops',
    sizing: [
      { upTo: 500, machines: 1, cores: 8, memory: '16 GB', disk: '300 GB' },
      { upTo: 2_000, machines: 2, cores: 8, memory: '32 GB', disk: '1.2 TB' },
      { upTo: 10_000, machines: 3, cores: 16, memory: '64 GB', disk: '6 TB' },
    ],
    ports: ['443/TCP', '443/TCP', '443/TCP', '443/TCP, 161/UDP', '5432/TCP', '443/TCP', '443/TCP'],
  },
  mvda: {
    unit: 'desktops',
    sizing: [
      { upTo: 500, machines: 2, cores: 8, memory: '16 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 4, cores: 8, memory: '32 GB', disk: '400 GB' },
      { upTo: 10_000, machines: 8, cores: 16, memory: '64 GB', disk: '1 TB' },
    ],
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
    sizing: [
      { upTo: 100, machines: 1, cores: 4, memory: '8 GB', disk: '100 GB' },
      { upTo: 500, machines: 2, cores: 4, memory: '16 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 2, cores: 8, memory: '16 GB', disk: '500 GB' },
    ],
    ports: ['inside', '443/TCP', '443/TCP', 'inside', '443/TCP', '443/TCP', '6514/TCP'],
  },
  a2m: {
    unit: 'users',
    sizing: [
      { upTo: 100, machines: 1, cores: 8, memory: '16 GB', disk: '100 GB' },
      { upTo: 500, machines: 3, cores: 8, memory: '32 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 8, cores: 16, memory: '64 GB', disk: '500 GB' },
    ],
    ports: ['443/TCP', '443, 636/TCP', '8443/TCP', '3389/TCP', 'unchanged', '443/TCP', '443/TCP'],
  },
}

/** What the disks of AuditView's table assume, as an estimate does unless it is changed: hours a day, days kept. */
export const recorded = { hours: 8, days: 180 }

/** Years of fixes after a release, then of security fixes only. */
export const supportYears = { full: 3, security: 1 }

export type ProductFacts<Key extends ProductKey = ProductKey> = {
  /** unit of `upTo` */
  unit: 'sessions' | 'users' | 'desktops' | 'developers'
  /** the product's own servers: cores and memory each, disk in total */
  sizing: readonly { upTo: number; machines: number; cores?: number; memory?: string; disk: string }[]
  /** one per connection of the deployment diagram, in order: a port, or a word where none is needed */
  ports: readonly string[] &
    Record<keyof TranslationFunctions[`product-${Key}`]['architecture']['links'], string>
}
