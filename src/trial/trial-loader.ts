import { referencePattern } from '#contract/keys.ts'
import { productOfTrialId, type TrialId } from '#contract/products.ts'
import { type Estimate, estimateText, readEstimate } from '#contract/trial/estimate.ts'
import type { EstimateSearch } from '#contract/trial/estimate-search.ts'
import { emptyInput } from './fields.ts'
import type { PostedPage } from './trial.server.ts'
import type { TrialPageProps } from './trial-page.tsx'

/** As the address carries it: `product` is a trial id, `done` the reference of what was just recorded; beside an estimate. */
export type TrialSearch = { product?: string; done?: string; kept?: string } & EstimateSearch

/** What a link to the form may say. */
export type TrialLinkSearch = { product?: TrialId; done?: string; kept?: 'yes' } & Estimate

/** What the trial page starts with: a new form, the product chosen by the button that led here, or a posted form. */
export function trialLoader(search: TrialSearch, posted: PostedPage | undefined): TrialPageProps {
  if (posted) return posted
  const product = (productOfTrialId(search.product) && search.product) ?? ''
  return {
    formKey: '',
    initial: { ...emptyInput, product, estimate: estimateText(readEstimate(search).estimate) },
    ...(isReference(search.done) ? { done: { reference: search.done, kept: search.kept === 'yes' } } : {}),
  }
}

/** Whether the page shows a form that nobody has filled in yet, so that it is the same for everybody. */
export function isBlank({ done, posted, code, formKey }: TrialPageProps): boolean {
  return !(done || posted || code || formKey)
}

/** One of that form, as a result page's address carries it. */
function isReference(value: unknown): value is string {
  return typeof value === 'string' && referencePattern.test(value)
}
