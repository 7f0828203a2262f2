import { type RefObject, useLayoutEffect, useState } from 'react'
import { type FormTyping, readTyping, writeTyping } from './form-typing.ts'
import { useKept } from './use-kept.tsx'

/** `useKept` for a form that reads its fields when it is sent. Its page and what it began with tell it from others. */
export function useFormTyping(form: RefObject<HTMLFormElement | null>) {
  const [record, setRecord] = useState<string>()
  const { keep, ...kept } = useKept<FormTyping>(
    record,
    (typed) => form.current && writeTyping(form.current, typed),
  )
  useLayoutEffect(() => {
    if (form.current) setRecord(`${location.pathname} ${JSON.stringify(readTyping(form.current))}`)
  }, [form])
  return { ...kept, keep: () => form.current && keep(readTyping(form.current)) }
}
