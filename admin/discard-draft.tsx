import { useQueryClient } from '@tanstack/react-query'
import { useLL, useWords } from '#i18n/words.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import type { Outcome } from './read-staff.server.ts'
import { areaKey, changeApi } from './staff-api.ts'
import { ask } from './ui/typing/ask.ts'

type DiscardDraftProps = {
  area: 'news' | 'jobs' | 'packages'
  id: string
  version: number
  /** empty while it has none, so that nothing has to be typed */
  name: string
  /** says what was refused */
  onOutcome: (outcome: Outcome<null> | undefined) => void
}

/** Removes what has never been public, once somebody has confirmed it, and leads to the list. */
export function DiscardDraft({ area, id, version, name, onOutcome }: DiscardDraftProps) {
  const { states, commands } = useWords('admin')
  const { discardTitle } = useLL().admin.states
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const discard = async () => {
    const title = discardTitle({ name: name || commands.untitled })
    if (!(await ask({ title, text: states.discardHint, submit: states.discard, name }))) return
    const outcome = await changeApi(`${area}.remove`, { id, version }).catch(() => undefined)
    onOutcome(outcome)
    if (!outcome?.ok) return
    void queryClient.invalidateQueries({ queryKey: areaKey(area) })
    await navigate({ to: `/admin/${area}`, ignoreBlocker: true })
  }
  return (
    <Button bad onClick={() => void discard()}>
      {states.discard}…
    </Button>
  )
}
