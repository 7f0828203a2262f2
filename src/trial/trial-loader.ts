import { estimateText, readEstimate } from '#contract/trial/estimate.ts'
import { emptyInput } from './fields.ts'
import type { PostedPage } from './trial.server.ts'
import type { TrialPageProps } from './trial-page.tsx'
import type { TrialSearch } from './trial-search.ts'

/** What the trial page starts with: a new form, the product chosen by the button that led here, or a posted form. */
export function trialLoader(search: TrialSearch, posted: PostedPage | undefined): TrialPageProps {
  if (posted) return posted
  const { product = '', done, kept } = search
  return {
    formKey: '',
    initial: { ...emptyInput, product, estimate: estimateText(readEstimate(search).estimate) },
    ...(done ? { done: { reference: done, kept: kept === 'yes' } } : {}),
  }
}

/** Whether the page shows a form that nobody has filled in yet, so that it is the same for everybody. */
export function isBlank({ done, posted, code, formKey }: TrialPageProps): boolean {
  return !(done || posted || code || formKey)
}
