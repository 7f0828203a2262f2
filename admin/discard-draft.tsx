import { useEffect, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import { ask } from './ui/typing/ask.ts'
import { useChange } from './ui/use-change.ts'

type DiscardDraftProps = {
  area: 'news' | 'jobs' | 'packages'
  id: string
  version: number
  /** as it is typed; empty while it has none, so that nothing has to be typed */
  name: string
}

/** Removes what has never been public, once somebody has confirmed it, and leads to the list. */
export function DiscardDraft({ area, id, version, name }: DiscardDraftProps) {
  const { states, commands } = useWords('admin')
  const { discardTitle } = useLL().admin.states
  const navigate = useNavigate()
  const change = useChange()
  // what was typed before may be saved while the question is open
  const latest = useRef(version)
  useEffect(() => {
    latest.current = version
  }, [version])
  const discard = async () => {
    const title = discardTitle({ name: name || commands.untitled })
    if (!(await ask({ title, text: states.discardHint, submit: states.discard, name }))) return
    const { ok } = await change(`${area}.remove`, { id, version: latest.current })
    if (ok) await navigate({ to: `/admin/${area}`, ignoreBlocker: true })
  }
  return (
    <Button bad onClick={() => void discard()}>
      {states.discard}…
    </Button>
  )
}
