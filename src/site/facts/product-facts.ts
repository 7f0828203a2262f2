import type { ProductKey } from '#api/contract/products.ts'

/**
 * SAMPLE DATA, marked as such wherever it is shown: what only the vendor can know about the products before somebody
 * buys. Replace it with your own; versions are those of the packages that can be downloaded.
 */
export const productFacts: Readonly<Record<ProductKey, ProductFacts>> = {
  av: {
    unit: 'sessions',
    sizing: [
      { upTo: 200, machines: 1, cores: 8, memory: '32 GB', disk: '9 TB' },
      { upTo: 1_000, machines: 3, cores: 16, memory: '64 GB', disk: '45 TB' },
      { upTo: 5_000, machines: 8, cores: 16, memory: '64 GB', disk: '220 TB' },
    ],
    ports: [
      { links: [1, 5, 6], port: '443/TCP' },
      { links: [2], port: '8443/TCP' },
      { links: [3], port: '443, 445, 2049/TCP' },
      { links: [4], port: '9092/TCP' },
      { links: [7], port: '636/TCP' },
      { links: [8], port: '6514/TCP' },
    ],
    parts: [
      { part: 'server', version: '5.0', processors: ['x86-64'] },
      { part: 'agent', version: '5.0', processors: ['x86-64', 'ARM64'] },
    ],
  },
  dsc: {
    unit: 'users',
    sizing: [
      { upTo: 300, machines: 1, disk: '4 TB' },
      { upTo: 800, machines: 1, disk: '8 TB' },
      { upTo: 2_000, machines: 2, disk: '8 TB' },
    ],
    ports: [
      { links: [1, 6], port: '443/TCP' },
      { links: [2, 3, 4, 5], port: 'inside' },
      { links: [7], port: '443, 587/TCP' },
    ],
    parts: [{ part: 'system', version: '3.3.1', processors: ['x86-64', 'ARM64'] }],
  },
  centerview: {
    unit: 'desktops',
    sizing: [
      { upTo: 500, machines: 1, cores: 8, memory: '16 GB', disk: '300 GB' },
      { upTo: 2_000, machines: 2, cores: 8, memory: '32 GB', disk: '1.2 TB' },
      { upTo: 10_000, machines: 3, cores: 16, memory: '64 GB', disk: '6 TB' },
    ],
    ports: [
      { links: [1, 2, 3, 6, 7], port: '443/TCP' },
      { links: [4], port: '443/TCP, 161/UDP' },
      { links: [5], port: '5432/TCP' },
    ],
    parts: [
      { part: 'server', version: '4.2', processors: ['x86-64'] },
      {
        part: 'tool',
        version: '5.2.0',
        processors: ['x86-64', 'ARM64', 'LoongArch64'],
        previous: { version: '5.1.3', until: '2027-04-30' },
      },
    ],
  },
  mvda: {
    unit: 'desktops',
    sizing: [
      { upTo: 500, machines: 2, cores: 8, memory: '16 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 4, cores: 8, memory: '32 GB', disk: '400 GB' },
      { upTo: 10_000, machines: 8, cores: 16, memory: '64 GB', disk: '1 TB' },
    ],
    ports: [
      { links: [1], port: '443/TCP, 443/UDP' },
      { links: [2], port: '8443/TCP' },
      { links: [3], port: '636/TCP, 1812/UDP' },
      { links: [4, 7], port: '443/TCP' },
      { links: [5], port: '3389/TCP, 3389/UDP' },
      { links: [6], port: '445, 2049/TCP' },
    ],
    parts: [
      {
        part: 'server',
        version: '8.6',
        processors: ['x86-64', 'ARM64'],
        previous: { version: '8.0', until: '2027-12-31' },
      },
      {
        part: 'client',
        version: '8.6.2',
        processors: ['x86-64', 'ARM64', 'LoongArch64'],
        previous: { version: '8.0', until: '2027-12-31' },
      },
    ],
  },
  mdw: {
    unit: 'developers',
    sizing: [
      { upTo: 100, machines: 1, cores: 4, memory: '8 GB', disk: '100 GB' },
      { upTo: 500, machines: 2, cores: 4, memory: '16 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 2, cores: 8, memory: '16 GB', disk: '500 GB' },
    ],
    ports: [
      { links: [1, 4], port: 'inside' },
      { links: [2, 3, 5, 6], port: '443/TCP' },
      { links: [7], port: '6514/TCP' },
    ],
    parts: [{ part: 'client', version: '2.0', processors: ['x86-64'] }],
  },
  a2m: {
    unit: 'users',
    sizing: [
      { upTo: 100, machines: 1, cores: 8, memory: '16 GB', disk: '100 GB' },
      { upTo: 500, machines: 3, cores: 8, memory: '32 GB', disk: '200 GB' },
      { upTo: 2_000, machines: 8, cores: 16, memory: '64 GB', disk: '500 GB' },
    ],
    ports: [
      { links: [1, 6, 7], port: '443/TCP' },
      { links: [2], port: '443, 636/TCP' },
      { links: [3], port: '8443/TCP' },
      { links: [4], port: '3389/TCP' },
      { links: [5], port: 'unchanged' },
    ],
    parts: [
      { part: 'server', version: '2.1', processors: ['x86-64'] },
      { part: 'client', version: '2.1', processors: [] },
    ],
  },
}

/** Years of fixes after a release, then years of security fixes only. */
export const supportYears = { full: 3, security: 1 }

export type Processor = 'x86-64' | 'ARM64' | 'LoongArch64'

export type ProductFacts = {
  /** what `upTo` counts */
  unit: 'sessions' | 'users' | 'desktops' | 'developers'
  /** the product's own servers; cores and memory of each of them, all of their disks */
  sizing: readonly { upTo: number; machines: number; cores?: number; memory?: string; disk: string }[]
  /** numbers of the connections in the deployment diagram; a port, or a word for what needs none */
  ports: readonly { links: readonly number[]; port: string }[]
  parts: readonly {
    part: 'server' | 'client' | 'agent' | 'tool' | 'system'
    version: string
    /** none where a phone brings its own */
    processors: readonly Processor[]
    previous?: { version: string; until: string }
  }[]
}

/** The processors that any part of a product runs on. */
export function processorsOf({ parts }: ProductFacts): Processor[] {
  return [...new Set(parts.flatMap(({ processors }) => processors))]
}
