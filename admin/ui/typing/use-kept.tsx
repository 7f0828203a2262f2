import { useRouteContext } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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

/**
 * Keeps what is typed in the browser until it is saved or discarded; where nobody is signed in, nothing.
 * @param record tells it from others, such as `jobs/ID`; undefined while that is not known
 * @param restore takes what was kept
 * @param isTyped whether that is what is typed now
 */
export function useKept<T>(
  record: string | undefined,
  restore: (typed: T) => void,
  isTyped = (_: T) => false,
) {
  const { typing: words } = useWords('admin')
  const { kept: saidOf } = useLL().admin.typing
  const locale = useLocale()
  const owner = useRouteContext({
    strict: false,
    select: (context) => (context as { staff?: { id: string } }).staff?.id,
  })
  const key = owner && record && `${owner} ${record}`
  const [kept, setKept] = useState<Kept<T>>()
  const isKept = useRef(false)
  const takeUp = (found: Kept<T>) => {
    restore(found.typed)
    setKept(undefined)
    focusKept(found)
  }
  const find = useEffectEvent((key: string | undefined) => {
    const found = key ? readKeptTyping<T>(key) : undefined
    if (found && isBackFromSignIn()) takeUp(found)
    else setKept(found)
  })
  // before it is painted: later it would move buttons away from who presses them
  useLayoutEffect(() => find(key), [key])
  const forget = () => {
    isKept.current = false
    if (key) forgetTyping(key)
    setKept(undefined)
  }
  return {
    /** @param typed undefined where nothing is unsaved any more */
    keep: (typed: T | undefined) => {
      if (typed === undefined && isKept.current) forget()
      if (typed === undefined || !key) return
      isKept.current = true
      keepTyping(key, typed)
    },
    forget,
    /** offers what was kept before */
    note: kept && !isTyped(kept.typed) && (
      <Banner>
        {saidOf({ at: beijingTime(kept.at, locale) })}{' '}
        <Button small onClick={() => takeUp(kept)}>
          {words.restore}
        </Button>{' '}
        <Button ghost small onClick={() => (isKept.current ? setKept(undefined) : forget())}>
          {words.drop}
        </Button>
      </Banner>
    ),
  }
}
