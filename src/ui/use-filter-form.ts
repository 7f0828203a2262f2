import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreEarlyForm } from '#src/site/forms/early-forms.ts'

/** Syncs uncontrolled fields with the URL (Back, Clear), except one being typed in. @param values `defaultValue` by name */
export function useFilterForm(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  // choices made before hydration fired no event React heard
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
