import {
  type Assumption,
  assumptions,
  type EstimateName,
  type EstimateSearch,
  estimateNames,
} from './estimate-search.ts'

/** Sessions, users, desktops or developers, of each product. */
const quantity = { least: 1, most: 100_000 }

/** What was asked for: quantities of products, and assumptions that differ from the usual ones. */
export type Estimate = { [Name in EstimateName]?: number }

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
