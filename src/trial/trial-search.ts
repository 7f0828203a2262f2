import { referencePattern } from '#contract/keys.ts'
import { type TrialId, trialIds } from '#contract/products.ts'
import type { Estimate } from '#contract/trial/estimate.ts'
import { type EstimateSearch, estimateIn } from '#contract/trial/estimate-search.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'

// apart from what the page makes of it: routes read their search in the script of every page

const readOwn = searchReader({
  product: Object.values(trialIds),
  // of what was just recorded
  done: referencePattern,
  kept: ['yes'],
})

/** As the address carries it, beside an estimate of what somebody typed. */
export type TrialSearch = ReturnType<typeof readOwn> & EstimateSearch

export function readTrialSearch(search: Record<string, unknown>): TrialSearch {
  return { ...estimateIn(search), ...readOwn(search) }
}

/** What a link to the form may say. */
export type TrialLinkSearch = { product?: TrialId; done?: string; kept?: 'yes' } & Estimate
