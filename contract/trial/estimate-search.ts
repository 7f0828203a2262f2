import { type ProductKey, productKeys } from '../products.ts'

/** What an estimate assumes where nobody says otherwise, and what may be said instead. */
export const assumptions = {
  /** GB of memory of a desktop */
  memory: { least: 1, most: 256, usual: 4 },
  /** GB of disk of a desktop */
  disk: { least: 10, most: 2_000, usual: 60 },
  /** Mbit/s of a session on average */
  line: { least: 1, most: 100, usual: 2 },
  /** hours a session is recorded on a day */
  hours: { least: 1, most: 24, usual: 8 },
  /** days a recording is kept */
  days: { least: 1, most: 3_650, usual: 180 },
} as const

export type Assumption = keyof typeof assumptions
export const assumptionNames = Object.keys(assumptions) as Assumption[]

export type EstimateName = ProductKey | Assumption
export const estimateNames: readonly EstimateName[] = [...productKeys, ...assumptionNames]

/** As an address has it: whatever somebody typed. */
export type EstimateSearch = { [Name in EstimateName]?: unknown }

/** What of an address is an estimate; what is not said is left out. */
export function estimateIn(search: EstimateSearch): EstimateSearch {
  const said = estimateNames.filter((name) => search[name] !== undefined)
  return Object.fromEntries(said.map((name) => [name, search[name]]))
}
