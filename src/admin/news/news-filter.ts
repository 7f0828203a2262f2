import type { TextState } from '#api/contract/news-schema.ts'
import { searchText } from '#api/contract/typed-text.ts'

/** What the list shows, as its address has it. */
export type NewsFilter = {
  state?: TextState
  category?: 'release' | 'advisory' | 'event' | 'story'
  missing?: 'en'
  q?: string
}

const states = ['draft', 'scheduled', 'public', 'withdrawn'] as const
export const newsCategories = ['story', 'release', 'advisory', 'event'] as const

export function readNewsFilter({ state, category, missing, q }: Record<string, unknown>): NewsFilter {
  const one = <T extends string>(all: readonly T[], value: unknown) => all.find((known) => known === value)
  const filter = {
    state: one(states, state),
    category: one(newsCategories, category),
    missing: one(['en'] as const, missing),
    q: searchText(q, 64),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
