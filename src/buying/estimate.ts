import type { ProductKey } from '#api/contract/products.ts'
import { assumptions, type Estimate } from '#api/contract/trial/estimate.ts'
import { type ProductFacts, productFacts } from '#src/site/facts/product-facts.ts'

/** SAMPLE DATA, as the tables of `productFacts`: what an estimate reckons with and nobody changes in its form. */
export const reckoning = {
  /** a host of desktops; memory in GB, what the hypervisor needs taken off */
  host: { cores: 64, memory: 512, forDesktops: 448 },
  /** vCPU of a desktop, and of all desktops on one core */
  desktop: { cores: 2, perCore: 5 },
  /** hosts that may fail */
  spareHosts: 1,
  /** MB of a recorded hour: with 8 hours and 180 days, the disks of AuditView's table */
  recordedHour: 30,
} as const

export type Size = {
  product: ProductKey
  quantity: number
  /** undefined beyond the reference table */
  servers: ProductFacts['sizing'][number] | undefined
  /** of desktops, with the spare ones */
  hosts?: number
  /** TB */
  storage?: number
  /** Mbit/s */
  bandwidth?: number
}

/** How large a product becomes. */
export function sizeOf(product: ProductKey, quantity: number, estimate: Estimate): Size {
  const of = (name: keyof typeof assumptions) => estimate[name] ?? assumptions[name].usual
  const servers = productFacts[product].sizing.find(({ upTo }) => quantity <= upTo)
  const size = { product, quantity, servers }
  if (product === 'mvda')
    return {
      ...size,
      hosts: hostsFor(quantity, of('memory')),
      storage: roundUp((quantity * of('disk')) / 1_000),
      bandwidth: quantity * of('line'),
    }
  if (product === 'av') {
    const { recordedHour } = reckoning
    return {
      ...size,
      storage: roundUp((quantity * of('hours') * of('days') * recordedHour) / 1_000_000),
      // MB an hour as Mbit a second
      bandwidth: Math.ceil((quantity * recordedHour * 8) / 3_600),
    }
  }
  return size
}

/** By memory or by cores, whichever needs more. @param memory GB of a desktop */
function hostsFor(desktops: number, memory: number): number {
  const { host, desktop, spareHosts } = reckoning
  const byMemory = Math.ceil(desktops / Math.max(1, Math.floor(host.forDesktops / memory)))
  const byCores = Math.ceil((desktops * desktop.cores) / (host.cores * desktop.perCore))
  return Math.max(byMemory, byCores) + spareHosts
}

/** TB to a tenth below one, whole below ten, to five above: no estimate is more exact. */
function roundUp(terabytes: number): number {
  if (terabytes < 1) return Math.ceil(terabytes * 10) / 10
  return terabytes < 10 ? Math.ceil(terabytes) : Math.ceil(terabytes / 5) * 5
}
