import { useId, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { useConfirmName } from '../ui/confirm-name.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Asked, askedNow, onAsk } from '../ui/typing/ask.ts'

/** Where `ask` asks: outside of every form. */
export function AskDialog() {
  const question = useSyncExternalStore(onAsk, askedNow, () => undefined)
  return question && <OneQuestion {...question} />
}

function OneQuestion({ title, text, submit, name = '', answer }: Asked) {
  const { cancel } = useWords('admin').states
  const { isConfirmed, field } = useConfirmName(name)
  const about = useId()
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <p id={about}>{text}</p>
      <form
        aria-describedby={about}
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed) answer(true)
        }}
      >
        {name && field}
        <Buttons>
          <Button type="submit" bad disabled={!isConfirmed}>
            {submit}
          </Button>
          <Button ghost onClick={() => answer(false)}>
            {cancel}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}
