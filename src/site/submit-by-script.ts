import type { SyntheticEvent } from 'react'

/** Does what stands in for sending a form; where that throws, the browser sends the form. */
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
