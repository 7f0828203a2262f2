import { type RefObject, useLayoutEffect } from 'react'

/**
 * Submits a filter form when something was chosen in it before the script arrived: that choice made no event anybody
 * heard, and would otherwise stand there without effect.
 * @param values what the page was rendered with, by field name
 */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the first effect is early; a passive one would come after a field was set back
  useLayoutEffect(() => {
    const selects = [...(form.current?.querySelectorAll('select') ?? [])]
    if (selects.some(({ name, value }) => value !== values[name])) form.current?.requestSubmit()
  }, [])
}
