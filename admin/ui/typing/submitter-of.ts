import type { FormEvent } from 'react'

/** The value of the button that submitted a form. */
export function submitterOf({ nativeEvent }: FormEvent): string | undefined {
  return ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value
}
