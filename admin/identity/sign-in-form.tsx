import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { ActionForm } from '../ui/action-form.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import { answerChallenge, type PostedSignIn, type SignInStep, signIn } from './identity.functions.ts'

type SignInProps = {
  /** the browser has a session */
  onDone: () => void
  /** begun by another form, which had the password */
  challenge?: string
  posted?: PostedSignIn | undefined
}

/** E-mail and password, then the second factor where there is one. */
export function SignInForm({ onDone, challenge: begun, posted }: SignInProps) {
  const words = useWords('admin-identity').signIn
  const [challenge, setChallenge] = useState(begun ?? posted?.challenge)
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp')
  const take = (step: SignInStep) => {
    if (step.ok) {
      if (step.data.challenge) setChallenge(step.data.challenge)
      else onDone()
    } else if (step.code === 'sign-in-expired') setChallenge(undefined)
    return step
  }
  const plain = {
    action: begun && '/admin/sign-in',
    outcome: challenge === posted?.challenge ? posted?.outcome : undefined,
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
        plain={plain}
      >
        <EmailField label={words.email} />
        <PasswordField name="password" label={words.password} />
        <p>
          <Link to="/admin/reset">{words.forgotten}</Link>
        </p>
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
      plain={plain}
    >
      <input type="hidden" name="challenge" value={challenge} />
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

/** A step that sets a password; whoever has a second factor is asked for it then. */
export function PasswordStep({ send, ...form }: Omit<StepFormProps, 'plain'>) {
  const [challenge, setChallenge] = useState<string>()
  const enter = () => location.assign('/admin')
  if (challenge) return <SignInForm challenge={challenge} onDone={enter} />
  return (
    <StepForm
      {...form}
      send={async (form) => {
        const step = await send(form)
        // the field's own fault says more than that there is one
        if (!step.ok) return { ...step, code: Object.values(step.fields)[0] ?? step.code }
        if (step.data.challenge) setChallenge(step.data.challenge)
        else enter()
        return step
      }}
    />
  )
}

type StepFormProps = {
  title: string
  lead: ReactNode
  submit: string
  send: (form: (name: string) => string) => Promise<SignInStep>
  plain?: { action?: string | undefined; outcome?: SignInStep | undefined }
  children: ReactNode
}

/** One step before there is a session. The first field has the focus. */
export function StepForm({ title, lead, children, ...form }: StepFormProps) {
  const { faults } = useWords('admin-identity')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // somebody may have begun to type before the page was hydrated
    if (card.current?.contains(document.activeElement)) return
    card.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="card" ref={card}>
      <title>{`${title} · ${useWords('admin').title}`}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      <ActionForm {...form} faults={faults}>
        {children}
      </ActionForm>
    </div>
  )
}
