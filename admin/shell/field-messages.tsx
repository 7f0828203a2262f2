import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLL } from '#i18n/words.tsx'
import { FieldError } from '#src/ui/form.tsx'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Says below each field that the browser calls invalid what is wrong with it, in place of the browser's bubble, which
 * speaks the browser's language. Holds for every form of the document: `invalid` does not bubble, but is captured.
 */
export function FieldMessages() {
  const [fields, setFields] = useState<readonly Field[]>([])
  useEffect(() => {
    const show = (event: Event) => {
      event.preventDefault()
      const field = event.target as Field
      // without its bubble the browser focuses nothing
      if (field === field.form?.querySelector(':invalid:not(fieldset)')) field.focus()
      setFields((shown) => [...shown.filter((other) => placeOf(other) !== placeOf(field)), field])
    }
    const hide = ({ type, target }: Event) => {
      // React reads a select at its change event, which comes after
      if (type === 'input' && target instanceof HTMLSelectElement) return
      setFields((shown) => {
        const left = shown.filter((field) => field.isConnected && placeOf(field) !== placeOf(target))
        return left.length < shown.length ? left : shown
      })
    }
    document.addEventListener('invalid', show, true)
    // after React, which listens on the document: a state set before it has read the field renders the field's old value
    addEventListener('input', hide)
    addEventListener('change', hide)
    return () => {
      document.removeEventListener('invalid', show, true)
      removeEventListener('input', hide)
      removeEventListener('change', hide)
    }
  }, [])
  // by place, as not every field has a name and two forms may have the same
  return fields.map((field, at) => createPortal(<FieldMessage field={field} />, placeOf(field), String(at)))
}

/** A set of radio buttons has one message. */
function placeOf(target: EventTarget | null): Element {
  const element = target as Element
  return element.closest(element.matches('[type=radio]') ? 'fieldset' : '.fld, label') ?? element
}

function FieldMessage({ field }: { field: Field }) {
  const id = useId()
  const words = useLL().admin.validity
  useLayoutEffect(() => {
    const described = [field.getAttribute('aria-describedby'), `${id}-error`].filter(Boolean).join(' ')
    const attributes = { 'aria-invalid': 'true', 'aria-describedby': described }
    const before = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const)
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const [name, value] of before)
        value === null ? field.removeAttribute(name) : field.setAttribute(name, value)
    }
  }, [field, id])
  const messageOf = () => {
    const { customError, valueMissing, typeMismatch, tooShort } = field.validity
    if (customError) return field.validationMessage
    if (valueMissing && field.type === 'file') return words.file()
    if (valueMissing) return /^(checkbox|radio|select)/.test(field.type) ? words.choice() : words.empty()
    if (typeMismatch && field.type === 'email') return words.email()
    if (tooShort && 'minLength' in field)
      return words.short({ least: field.minLength, now: field.value.length })
    return words.wrong()
  }
  return <FieldError id={id}>{messageOf()}</FieldError>
}
