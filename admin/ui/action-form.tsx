import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '#i18n/words.tsx'
import { siteAnswers } from '#src/site/network.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { SignInLink } from './typing/sign-in-link.tsx'
import { UnsavedScope, useMayLeave, useUnsaved } from './typing/unsaved.ts'
import { useFormTyping } from './typing/use-form-typing.tsx'
import { sayDone } from './undo.ts'
import { type FaultWords, useFaults } from './use-faults.ts'

type ActionFormProps<T> = {
  submit: string
  /** it cannot be undone */
  bad?: boolean
  faults?: FaultWords
  /** @param form the text of a field */
  send: (form: (name: string) => string, data: FormData) => Promise<Outcome<T>>
  /** that it can be posted without scripts as well, to its page or to `action`, and what came of that */
  plain?: { action?: string | undefined; outcome?: Outcome<T> | undefined }
  onDone?: (data: T) => void
  onCancel?: () => void
  /** whether there is something to send */
  canSend?: boolean
  /** label of a button that sends `remove` as `action`, without validation */
  remove?: string | false | undefined
  /** further buttons */
  actions?: ReactNode
  /** a function where faults are said at their fields */
  children?: ReactNode | ((ofField: (name: string) => string | undefined) => ReactNode)
}

/**
 * A form that is sent as a whole: what was wrong is said above its button, and what was typed stays, in the browser too
 * while nobody has sent or cancelled it.
 */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const {
    submit,
    bad = false,
    faults,
    send,
    plain,
    onDone,
    onCancel,
    remove,
    actions,
    children,
    canSend = true,
  } = props
  const { states } = useWords('admin')
  const [busy, setBusy] = useState(false)
  const { fault, ofField, isSignedOut, fields, setOutcome } = useFaults(faults, plain?.outcome)
  const form = useRef<HTMLFormElement>(null)
  const typing = useFormTyping(form)
  const edited = useRef(false)
  // a second click may come before the button is disabled
  const isUnderway = useRef(false)
  const focused = useRef<Element>(null)
  useEffect(() => {
    // browsers take the focus from a field that is disabled
    if (!busy && document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true })
  }, [busy])
  useUnsaved({ isUnsaved: () => edited.current })
  const mayLeave = useMayLeave(use(UnsavedScope))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    const { currentTarget } = event
    sendForm(event)
      .catch(async () => {
        const isReached = plain && (await siteAnswers())
        // a disabled field is not posted
        flushSync(() => setBusy(false))
        if (isReached) return currentTarget.submit()
        setOutcome(undefined)
      })
      .finally(() => {
        isUnderway.current = false
      })
  }
  const sendForm = async ({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget)
    // as the second argument of `FormData`, Chrome has it since 112
    const submitter = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (submitter?.name) data.append(submitter.name, submitter.value)
    focused.current = document.activeElement
    setBusy(true)
    const outcome = await send((name) => String(data.get(name) ?? ''), data)
    setBusy(false)
    setOutcome(outcome)
    if (!outcome.ok) return
    edited.current = false
    typing.forget()
    sayDone()
    onDone?.(outcome.data)
  }
  const cancel = async () => {
    // what is being sent is broken off by whoever sends it
    if (!busy && !(await mayLeave())) return
    if (!busy) typing.forget()
    onCancel?.()
  }
  const said = (fields[0] && ofField(fields[0])) ?? fault
  return (
    <form
      className="a-form"
      method="post"
      action={plain?.action}
      ref={form}
      onSubmit={onSubmit}
      onChange={() => {
        edited.current = true
        typing.keep()
      }}
    >
      {typing.note}
      {/* what is typed while it is under way would go with the form */}
      <fieldset className="a-form-fields" role="presentation" disabled={busy}>
        {typeof children === 'function' ? children(ofField) : children}
      </fieldset>
      <div role="alert">
        {said && <FieldError id="action">{said}</FieldError>}
        {isSignedOut && <SignInLink />}
      </div>
      <Buttons>
        <Button type="submit" bad={bad} disabled={busy || !canSend}>
          {submit}
        </Button>
        {onCancel && (
          <Button ghost onClick={cancel}>
            {states.cancel}
          </Button>
        )}
        {remove && (
          <Button type="submit" name="action" value="remove" formNoValidate bad>
            {remove}
          </Button>
        )}
        {actions}
      </Buttons>
    </form>
  )
}
