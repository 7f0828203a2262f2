import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError, TextField } from '#src/ui/form.tsx'
import { answerChallenge, type SignInStep, signIn } from './identity.functions.ts'
import { useFaults } from './use-faults.ts'

/** E-mail and password, then the second factor where there is one. `onDone` once the browser has a session. */
export function SignInForm({ onDone, challenge: begun }: { onDone: () => void; challenge?: string }) {
  const words = useWords('admin-identity').signIn
  const [challenge, setChallenge] = useState(begun)
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp')
  const take = (step: SignInStep) => {
    if (!step.ok) {
      if (step.code === 'sign-in-expired') setChallenge(undefined)
    } else if (step.data.challenge) setChallenge(step.data.challenge)
    else onDone()
    return step
  }
  if (challenge === undefined)
    return (
      <StepForm
        key="password"
        title={words.title}
        lead={words.lead}
        submit={words.go}
        send={async (form) =>
          take(await signIn({ data: { email: form('email'), password: form('password') } }))
        }
      >
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          required
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
        <p className="a-dim">{words.forgotten}</p>
      </StepForm>
    )
  const isTotp = kind === 'totp'
  return (
    <StepForm
      key={kind}
      title={isTotp ? words.code : words.recovery}
      lead={isTotp ? words.codeLead : words.recoveryLead}
      submit={words.submit}
      send={async (form) => take(await answerChallenge({ data: { challenge, code: form('code'), kind } }))}
    >
      <TextField
        id="code"
        name="code"
        label={isTotp ? words.codeLabel : words.recovery}
        hint={isTotp ? words.codeHint : undefined}
        inputMode={isTotp ? 'numeric' : undefined}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        spellCheck={false}
        required
      />
      <Button ghost onClick={() => setKind(isTotp ? 'recovery' : 'totp')}>
        {isTotp ? words.toRecovery : words.toCode}
      </Button>
    </StepForm>
  )
}

type StepFormProps = {
  title: string
  lead: ReactNode
  submit: string
  send: (form: (name: string) => string) => Promise<SignInStep>
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'className'>

/** One step: sends its fields, and says what was wrong above them. The first field has the focus. */
export function StepForm({ title, lead, submit, send, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { message, setRefusal, setUnavailable } = useFaults()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const step = await send((name) => String(data.get(name) ?? ''))
      if (!step.ok) setRefusal(step)
    } catch {
      setUnavailable()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="card" method="post" ref={form} onSubmit={onSubmit}>
      <title>{`${title} · ${useWords('admin').title}`}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      <div role="alert">{message && <FieldError id="step">{message}</FieldError>}</div>
      {children}
      <Button type="submit" disabled={busy}>
        {submit}
      </Button>
    </form>
  )
}
