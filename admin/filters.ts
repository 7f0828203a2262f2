import {
  firstContacts,
  leadStatuses,
  lostReasons,
  newsCategories,
  newsSorts,
  packageKinds,
  platforms,
} from '#contract/keys.ts'
import { productKeys } from '#contract/products.ts'
import { searchText } from '#contract/typed-text.ts'

// validateSearch is in every page's first script, so nothing here knows a server function

const q = (value: unknown) => searchText(value, 64)
const day = /^\d{4}-\d\d-\d\d$/

export const newsStates = ['draft', 'scheduled', 'public', 'withdrawn'] as const
export const readNewsFilter = reader({
  state: newsStates,
  category: newsCategories,
  missing: ['en'],
  since: day,
  until: day,
  by: (value) => (typeof value === 'string' && /^.{1,100}$/.test(value) ? value : undefined),
  sort: [...newsSorts.flatMap((sort) => [sort, `-${sort}`] as const)],
  q,
})
export type NewsFilter = ReturnType<typeof readNewsFilter>

export const packageStates = ['draft', 'public', 'withdrawn'] as const
export const readPackageFilter = reader({
  state: packageStates,
  product: productKeys,
  platform: platforms,
  kind: packageKinds,
  q,
})
export type PackageFilter = ReturnType<typeof readPackageFilter>

/** Of applications; without a status those that are still worked on. */
export const readLeadSearch = reader({
  layout: ['board'],
  status: [...leadStatuses, 'not-spam', 'all'],
  owner: /^[\w-]{1,100}$/,
  product: productKeys,
  overdue: ['1'],
  reason: lostReasons,
  contact: firstContacts,
  campaign: (value) => searchText(value, 400),
  since: day,
  until: day,
  q,
  sort: ['due'],
})
export type LeadSearch = ReturnType<typeof readLeadSearch>

type Allowed = readonly string[] | RegExp | ((value: unknown) => string | undefined)
type Read<S> = { [K in keyof S]?: S[K] extends readonly (infer V)[] ? V : string }

/**
 * Reads what a list is filtered by out of an address.
 * @param members the values each may have, a pattern of them, or what reads one; any other is left out
 */
function reader<const S extends Record<string, Allowed>>(members: S) {
  return (search: Record<string, unknown>): Read<S> => {
    const read = Object.entries<Allowed>(members).map(([name, allowed]) => [name, one(allowed, search[name])])
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<S>
  }
}

function one(allowed: Allowed, value: unknown): string | undefined {
  if (typeof allowed === 'function') return allowed(value)
  if (typeof value !== 'string') return undefined
  return (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)) ? value : undefined
}
