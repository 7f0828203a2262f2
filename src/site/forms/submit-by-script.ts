import type { SyntheticEvent } from 'react'

/** Runs instead of the form submission; if it throws, the form is submitted natively. */
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
    form.submit()
  }
}
