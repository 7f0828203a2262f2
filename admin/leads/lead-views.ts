import type { LeadList } from '#contract/lead-schema.ts'
import type { LeadSearch } from '../filters.ts'
import { staffQuery } from '../staff-api.ts'

/** Views that everybody has, of which each is a whole filter. */
export const views = {
  open: {},
  mine: { owner: 'me' },
  overdue: { overdue: '1' },
  unowned: { owner: 'none' },
  all: { status: 'all' },
} satisfies Record<keyof LeadList['views'], LeadSearch>

export const savedViewsQuery = staffQuery('leads.views')

/** A search without what was searched for, which may be a person and is not kept. */
export function textOfView({ q, ...search }: LeadSearch): string {
  const said = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return new URLSearchParams(said).toString()
}
