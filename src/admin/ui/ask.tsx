import { useId, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { useConfirmName } from './confirm-name.tsx'
import { Dialog } from './dialog.tsx'

type Question = {
  title: string
  text: string
  /** what is done */
  submit: string
  /** has to be typed first, where it cannot be undone */
  name?: string
}

type Asked = Question & { answer: (isConfirmed: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function put(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** @returns whether it was confirmed; an earlier question that is still open is answered with no */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      put(undefined)
      resolve(isConfirmed)
    }
    put({ ...question, answer })
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where `ask` asks: outside of every form. */
export function AskDialog() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
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
