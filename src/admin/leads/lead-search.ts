import { isProductKey, type ProductKey } from '#api/contract/products.ts'

export const leadStatuses = ['new', 'called', 'trial-running', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The filter of applications as it stands in the address; without a status those that are still worked on. */
export type LeadSearch = {
  layout?: 'board'
  status?: LeadStatus | 'all'
  owner?: string
  product?: ProductKey
  overdue?: '1'
  since?: string
  until?: string
  q?: string
  sort?: 'due'
}

/** What is left of an address's search when all that is no filter is dropped. */
export function readLeadSearch(search: Record<string, unknown>): LeadSearch {
  const text = (name: string, pattern: RegExp) => {
    const value = search[name]
    return typeof value === 'string' && pattern.test(value) ? value : undefined
  }
  const { product } = search
  const read = {
    layout: text('layout', /^board$/),
    status: text('status', /^(new|called|trial-running|won|lost|spam|all)$/),
    owner: text('owner', /^[\w-]{1,100}$/),
    product: isProductKey(product) ? product : undefined,
    overdue: text('overdue', /^1$/),
    since: text('since', /^\d{4}-\d\d-\d\d$/),
    until: text('until', /^\d{4}-\d\d-\d\d$/),
    q: text('q', /^\P{Cc}{1,64}$/u),
    sort: text('sort', /^due$/),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as LeadSearch
}

/** The same as the staff API takes it. */
export function filterOf({
  layout,
  status,
  sort,
  since,
  until,
  ...rest
}: LeadSearch): Record<string, string> {
  const filter = { ...rest, ...(since && { from: since }), ...(until && { to: until }) }
  if (status === 'all') return filter
  return { ...filter, status: status ?? 'open' }
}
