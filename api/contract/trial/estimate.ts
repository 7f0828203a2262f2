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

/** Sessions, users, desktops or developers, of each product. */
const quantity = { least: 1, most: 100_000 }

export type EstimateName = ProductKey | Assumption
export const estimateNames: readonly EstimateName[] = [...productKeys, ...assumptionNames]

/** What was asked for: quantities of products, and assumptions that differ from the usual ones. */
export type Estimate = { [Name in EstimateName]?: number }

/** As an address has it: whatever somebody typed. */
export type EstimateSearch = { [Name in EstimateName]?: unknown }

/** What of an address is one; what is not said is left out. */
export function estimateIn(search: EstimateSearch): EstimateSearch {
  const said = estimateNames.filter((name) => search[name] !== undefined)
  return Object.fromEntries(said.map((name) => [name, search[name]]))
}

export function limitsOf(name: EstimateName): { least: number; most: number } {
  return name in assumptions ? assumptions[name as Assumption] : quantity
}

/**
 * Reads what an address or a form says, digits of any width and with commas.
 * @returns `wrong` names what is no whole number within its limits; what is empty is left out
 */
export function readEstimate(said: EstimateSearch) {
  const estimate: Estimate = {}
  const wrong: EstimateName[] = []
  for (const name of estimateNames) {
    const typed = said[name] ?? ''
    const text = String(typed).normalize('NFKC').replace(/\s/g, '')
    const { least, most } = limitsOf(name)
    if (text === '') continue
    const isNumber = typeof typed !== 'object' && /^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)$/.test(text)
    const number = isNumber ? Number(text.replaceAll(',', '')) : 0
    if (number >= least && number <= most) estimate[name] = number
    else wrong.push(name)
  }
  return { estimate, wrong }
}

/** An estimate as one text, which is its address's query: `mvda=300&memory=8`; empty without a product. */
export function estimateText(estimate: Estimate): string {
  const said = estimateNames.filter(
    (name) =>
      estimate[name] && !(name in assumptions && estimate[name] === assumptions[name as Assumption].usual),
  )
  if (!said.some((name) => !(name in assumptions))) return ''
  return said.map((name) => `${name}=${estimate[name]}`).join('&')
}

/** The same of a text; what is wrong in it is left out. */
export function estimateOf(text: string): Estimate {
  return readEstimate(Object.fromEntries(new URLSearchParams(text.slice(0, 300)))).estimate
}
