import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormTyping, readTyping, writeTyping } from './form-typing.ts'
import { forgetTyping, type Kept, keepTyping, readKeptTyping } from './kept-typing.ts'
import { KeptNote, useTypingOwner } from './use-kept-typing.tsx'

/** `useKeptTyping` for a form that reads its fields when it is sent. Its page and what it began with tell it from others. */
export function useFormTyping(form: RefObject<HTMLFormElement | null>) {
  const owner = useTypingOwner()
  const key = useRef<string>(undefined)
  const [kept, setKept] = useState<Kept<FormTyping>>()
  useEffect(() => {
    if (owner === undefined || !form.current) return
    key.current = `${owner}${location.pathname} ${JSON.stringify(readTyping(form.current))}`
    setKept(readKeptTyping<FormTyping>(key.current))
  }, [owner, form])
  const forget = () => {
    if (key.current !== undefined) forgetTyping(key.current)
    setKept(undefined)
  }
  const restore = () => {
    if (form.current && kept) writeTyping(form.current, kept.typed)
    setKept(undefined)
  }
  return {
    keep: () => {
      if (key.current !== undefined && form.current) keepTyping(key.current, readTyping(form.current))
    },
    forget,
    note: kept && <KeptNote at={kept.at} onRestore={restore} onDrop={forget} />,
  }
}
