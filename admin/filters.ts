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
import { searchReader } from '#src/site/routing/search-reader.ts'

// validateSearch is in every page's first script, so nothing here knows a server function

const q = (value: unknown) => searchText(value, 64)
const day = /^\d{4}-\d\d-\d\d$/

export const newsStates = ['draft', 'scheduled', 'public', 'withdrawn'] as const
export const readNewsFilter = searchReader({
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
export const readPackageFilter = searchReader({
  state: packageStates,
  product: productKeys,
  platform: platforms,
  kind: packageKinds,
  q,
})
export type PackageFilter = ReturnType<typeof readPackageFilter>

/** Of applications; without a status those that are still worked on. */
export const readLeadSearch = searchReader({
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
