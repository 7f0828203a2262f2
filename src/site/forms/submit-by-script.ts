import type { SyntheticEvent } from 'react'
import { siteAnswers } from '../network.ts'

/**
 * Runs instead of the form submission; if it throws, the form is submitted natively, unless the browser's own page about a
 * missing network would take the place of this one.
 */
export async function submitByScript(
  event: SyntheticEvent<HTMLFormElement>,
  act: (form: HTMLFormElement) => unknown,
): Promise<void> {
  event.preventDefault()
  const form = event.currentTarget
  try {
    await act(form)
  } catch (error) {
    reportError(error)
    if (await siteAnswers()) form.submit()
  }
}
