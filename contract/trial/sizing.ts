import { type ProductKey, productKeys } from '../products.ts'
import type { Estimate } from './estimate.ts'
import { assumptions } from './estimate-search.ts'

/** A product's own servers: cores and GB of memory each, GB of disk together. */
export type ReferenceSize = { upTo: number; machines: number; cores?: number; memory?: number; disk: number }

/** SAMPLE DATA, marked as such wherever it is shown, smallest first. Replace it with your own. */
export const referenceSizes: { readonly [Key in ProductKey]: readonly ReferenceSize[] } = {
  av: [
    { upTo: 200, machines: 1, cores: 8, memory: 32, disk: 9_000 },
    { upTo: 1_000, machines: 3, cores: 16, memory: 64, disk: 45_000 },
    { upTo: 5_000, machines: 8, cores: 16, memory: 64, disk: 220_000 },
  ],
  dsc: [
    { upTo: 300, machines: 1, disk: 4_000 },
    { upTo: 800, machines: 1, disk: 8_000 },
    { upTo: 2_000, machines: 2, disk: 16_000 },
  ],
  centerview: [
    { upTo: 500, machines: 1, cores: 8, memory: 16, disk: 300 },
    { upTo: 2_000, machines: 2, cores: 8, memory: 32, disk: 1_200 },
    { upTo: 10_000, machines: 3, cores: 16, memory: 64, disk: 6_000 },
  ],
  mvda: [
    { upTo: 500, machines: 2, cores: 8, memory: 16, disk: 200 },
    { upTo: 2_000, machines: 4, cores: 8, memory: 32, disk: 400 },
    { upTo: 10_000, machines: 8, cores: 16, memory: 64, disk: 1_000 },
  ],
  mdw: [
    { upTo: 100, machines: 1, cores: 4, memory: 8, disk: 100 },
    { upTo: 500, machines: 2, cores: 4, memory: 16, disk: 200 },
    { upTo: 2_000, machines: 2, cores: 8, memory: 16, disk: 500 },
  ],
  a2m: [
    { upTo: 100, machines: 1, cores: 8, memory: 16, disk: 100 },
    { upTo: 500, machines: 3, cores: 8, memory: 32, disk: 200 },
    { upTo: 2_000, machines: 8, cores: 16, memory: 64, disk: 500 },
  ],
}

/** SAMPLE DATA: what an estimate reckons with and nobody changes in its form. */
export const reckoning = {
  /** a host of desktops; memory in GB, what the hypervisor needs taken off */
  host: { cores: 64, memory: 512, forDesktops: 448 },
  /** vCPU of a desktop, and of all desktops on one core */
  desktop: { cores: 2, perCore: 5 },
  /** hosts that share a spare one */
  hostsPerSpare: 20,
  /** MB of a recorded hour: with 8 hours and 180 days, the disks of AuditView's table */
  recordedHour: 30,
} as const

export type Size = {
  product: ProductKey
  quantity: number
  /** undefined beyond the reference table */
  servers: ReferenceSize | undefined
  /** of desktops, with the spare ones */
  hosts: number
  spares: number
  /** GB of the servers' own disks; none where they hold what `storage` counts */
  disk: number
  /** GB of desktops, or of recordings */
  storage: number
  /** Mbit/s */
  bandwidth: number
}

/** How large each product becomes. */
export function sizesOf(estimate: Estimate): Size[] {
  return productKeys.flatMap((product) => {
    const quantity = estimate[product]
    return quantity ? sizeOf(product, quantity, estimate) : []
  })
}

export function sizeOf(product: ProductKey, quantity: number, estimate: Estimate): Size {
  const of = (name: keyof typeof assumptions) => estimate[name] ?? assumptions[name].usual
  const servers = referenceSizes[product].find(({ upTo }) => quantity <= upTo)
  const none = { hosts: 0, spares: 0, storage: 0, bandwidth: 0 }
  const size = { product, quantity, servers, ...none, disk: servers?.disk ?? 0 }
  if (product === 'mvda') {
    const needed = hostsFor(quantity, of('memory'))
    const spares = Math.ceil(needed / reckoning.hostsPerSpare)
    return {
      ...size,
      hosts: needed + spares,
      spares,
      storage: roundUp(quantity * of('disk')),
      bandwidth: quantity * of('line'),
    }
  }
  if (product === 'av') {
    const { recordedHour } = reckoning
    return {
      ...size,
      disk: 0,
      storage: roundUp((quantity * of('hours') * of('days') * recordedHour) / 1_000),
      // MB an hour as Mbit a second
      bandwidth: Math.ceil((quantity * recordedHour * 8) / 3_600),
    }
  }
  return size
}

/** The sums of all parts; `open`: products whose servers are beyond the reference table, and not among them. */
export function totalOf(sizes: readonly Size[]) {
  const sum = (read: (size: Size) => number) => sizes.reduce((all, size) => all + read(size), 0)
  return {
    servers: sum(({ servers }) => servers?.machines ?? 0),
    hosts: sum(({ hosts }) => hosts),
    storage: sum(({ disk, storage }) => disk + storage),
    bandwidth: sum(({ bandwidth }) => bandwidth),
    open: sizes.filter(({ servers }) => !servers).map(({ product }) => product),
  }
}

/** The product that takes most machines. */
export function largestOf(sizes: readonly Size[]): ProductKey | undefined {
  const machines = ({ servers, hosts }: Size) => (servers?.machines ?? Number.POSITIVE_INFINITY) + hosts
  return [...sizes].sort((a, b) => machines(b) - machines(a))[0]?.product
}

/** By memory or by cores, whichever needs more. @param memory GB of a desktop */
function hostsFor(desktops: number, memory: number): number {
  const { host, desktop } = reckoning
  const byMemory = Math.ceil(desktops / Math.max(1, Math.floor(host.forDesktops / memory)))
  const byCores = Math.ceil((desktops * desktop.cores) / (host.cores * desktop.perCore))
  return Math.max(byMemory, byCores)
}

/** To a tenth of a TB below one, whole TB below ten, five TB above: no estimate is more exact. @param size GB */
function roundUp(size: number): number {
  const step = size < 1_000 ? 100 : size < 10_000 ? 1_000 : 5_000
  return Math.ceil(size / step) * step
}
