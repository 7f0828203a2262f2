import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormTyping, readTyping, writeTyping } from './form-typing.ts'
import {
  focusKept,
  forgetTyping,
  isBackFromSignIn,
  type Kept,
  keepTyping,
  readKeptTyping,
} from './kept-typing.ts'
import { KeptNote, useTypingOwner } from './use-kept-typing.tsx'

/** `useKeptTyping` for a form that reads its fields when it is sent. Its page and what it began with tell it from others. */
export function useFormTyping(form: RefObject<HTMLFormElement | null>) {
  const owner = useTypingOwner()
  const key = useRef<string>(undefined)
  const [kept, setKept] = useState<Kept<FormTyping>>()
  useEffect(() => {
    if (owner === undefined || !form.current) return
    key.current = `${owner}${location.pathname} ${JSON.stringify(readTyping(form.current))}`
    const found = readKeptTyping<FormTyping>(key.current)
    if (!found || !isBackFromSignIn()) return setKept(found)
    writeTyping(form.current, found.typed)
    focusKept(found)
  }, [owner, form])
  const forget = () => {
    if (key.current !== undefined) forgetTyping(key.current)
    setKept(undefined)
  }
  const restore = () => {
    if (form.current && kept) {
      writeTyping(form.current, kept.typed)
      focusKept(kept)
    }
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
