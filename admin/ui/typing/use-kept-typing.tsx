import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../beijing-time.ts'
import { Banner } from '../state.tsx'
import {
  focusKept,
  forgetTyping,
  isBackFromSignIn,
  type Kept,
  keepTyping,
  readKeptTyping,
} from './kept-typing.ts'

/** The beginning of a member's keys; undefined where nobody is signed in and nothing is kept. */
export function useTypingOwner(): string | undefined {
  const id = useRouteContext({
    strict: false,
    select: (context) => (context as { staff?: { id: string } }).staff?.id,
  })
  return id && `${id} `
}

/**
 * Keeps what is typed of a record in the browser until it is saved or discarded.
 * @param record its name, such as `jobs/ID`
 * @param typed undefined while nothing is unsaved
 * @param restore takes what was kept
 * @returns a note that offers what was kept before, while there is such
 */
export function useKeptTyping<T>(
  record: string,
  typed: T | undefined,
  restore: (typed: T) => void,
): ReactNode {
  const owner = useTypingOwner()
  const key = owner && owner + record
  const [kept, setKept] = useState<Kept<T>>()
  const isKept = useRef(false)
  const text = typed === undefined ? undefined : JSON.stringify(typed)
  const takeUp = useRef((_: Kept<T>) => {})
  useEffect(() => {
    takeUp.current = (found) => {
      restore(found.typed)
      setKept(undefined)
      focusKept(found)
    }
  })
  useEffect(() => {
    const found = key === undefined ? undefined : readKeptTyping<T>(key)
    if (found && isBackFromSignIn()) takeUp.current(found)
    else setKept(found)
  }, [key])
  useEffect(() => {
    if (key === undefined || (text === undefined && !isKept.current)) return
    isKept.current = text !== undefined
    if (text === undefined) forgetTyping(key)
    else keepTyping(key, JSON.parse(text))
  }, [key, text])
  if (key === undefined || !kept || JSON.stringify(kept.typed) === text) return null
  return (
    <KeptNote
      at={kept.at}
      onRestore={() => takeUp.current(kept)}
      onDrop={() => {
        if (text === undefined) forgetTyping(key)
        setKept(undefined)
      }}
    />
  )
}

type KeptNoteProps = { at: number; onRestore: () => void; onDrop: () => void }

/** Offers what was typed before and not saved. */
export function KeptNote({ at, onRestore, onDrop }: KeptNoteProps) {
  const { typing: words } = useWords('admin')
  const { kept } = useLL().admin.typing
  const locale = useLocale()
  return (
    <Banner>
      {kept({ at: beijingTime(at, locale) })}{' '}
      <Button small onClick={onRestore}>
        {words.restore}
      </Button>{' '}
      <Button ghost small onClick={onDrop}>
        {words.drop}
      </Button>
    </Banner>
  )
}
