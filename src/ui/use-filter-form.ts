import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreEarlyForm } from '#src/site/forms/early-forms.ts'

/**
 * Syncs uncontrolled fields with the URL (Back, Clear), except one being typed in, or typed in since it was submitted.
 * @param values `defaultValue` by name
 */
export function useFilterForm(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  const submitted = useRef<FormData>(undefined)
  useLayoutEffect(() => {
    restoreEarlyForm(form.current)
    const element = form.current
    if (!element) return
    const note = ({ type, target }: Event) => {
      if (type === 'submit' || target instanceof HTMLSelectElement) submitted.current = new FormData(element)
    }
    for (const event of events) element.addEventListener(event, note)
    // choices made before hydration fired no event React heard
    const selects = [...element.querySelectorAll('select')].filter(({ name }) => name in shown.current)
    if (selects.some(({ name, value }) => value !== shown.current[name])) element.requestSubmit()
    return () => {
      for (const event of events) element.removeEventListener(event, note)
    }
  }, [])
  useLayoutEffect(() => {
    const changed = Object.entries(values).filter(([name, value]) => value !== shown.current[name])
    for (const [name, value] of changed) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (!field) continue
      const sent = submitted.current?.get(name)
      const isAnswer = typeof sent === 'string' && withoutSpaces(sent) === withoutSpaces(value)
      const isOwn = field === document.activeElement || (isAnswer && field.value !== sent)
      if (field.value === shown.current[name] || !isOwn) field.value = value
    }
    if (changed.length > 0) submitted.current = undefined
    shown.current = values
  })
  return form
}

const events = ['submit', 'change']

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
