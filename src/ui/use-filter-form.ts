import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreEarlyForm } from '#src/site/early-forms.ts'

/**
 * Has the uncontrolled fields of a filter form follow the address, after Back and Clear too. A field that is being
 * typed in is left alone.
 * @param values what the address says, by field name; the fields have it as `defaultValue`
 */
export function useFilterForm(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  // what was chosen before the script arrived made no event anybody heard, and would stand there without effect
  useLayoutEffect(() => {
    restoreEarlyForm(form.current)
    const selects = [...(form.current?.querySelectorAll('select') ?? [])]
    if (selects.some(({ name, value }) => value !== shown.current[name])) form.current?.requestSubmit()
  }, [])
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const before = shown.current[name]
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (!field || value === before) continue
      if (field.value === before || field !== document.activeElement) field.value = value
    }
    shown.current = values
  })
  return form
}
