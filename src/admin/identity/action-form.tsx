import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, Buttons } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { useFaults } from './use-faults.ts'

type ActionFormProps<T> = {
  submit: string
  send: (form: (name: string) => string) => Promise<Outcome<T>>
  onDone: (data: T) => void
  /** further buttons */
  actions?: ReactNode
  children?: ReactNode
}

/** A small form: what was wrong is said above its button, and what was typed stays. */
export function ActionForm<T>({ submit, send, onDone, actions, children }: ActionFormProps<T>) {
  const [busy, setBusy] = useState(false)
  const { message, ofField, setRefusal, setUnavailable } = useFaults()
  const [fault, setFault] = useState<string>()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const outcome = await send((name) => String(data.get(name) ?? ''))
      setFault(outcome.ok ? undefined : Object.keys(outcome.fields)[0])
      if (outcome.ok) onDone(outcome.data)
      else setRefusal(outcome)
    } catch {
      setUnavailable()
    } finally {
      setBusy(false)
    }
  }
  const said = (fault && ofField(fault)) ?? message
  return (
    <form className="a-form" method="post" onSubmit={onSubmit}>
      {children}
      <div role="alert">{said && <FieldError id="action">{said}</FieldError>}</div>
      <Buttons>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
        {actions}
      </Buttons>
    </form>
  )
}
