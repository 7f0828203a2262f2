import type { ComponentProps } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import type { CodeStatus } from '../submission.ts'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  status: CodeStatus
  /** without scripts nothing would enable the button again */
  isLive: boolean
}

/** The verification code: one field, and the button that has it mailed, which submits the form with `intent=code`. */
export function CodeField({ status, isLive, ...input }: CodeFieldProps) {
  const { fields, code } = useWords('trial').form
  const waiting = 'seconds' in status && status.seconds > 0
  return (
    <TextField
      {...input}
      label={fields.code.label}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      hintLive
      // a new element for each state: a translated text is not there any more to be changed
      hint={
        <span key={status.state}>
          <CodeHint status={status} />
        </span>
      }
      action={
        <Button
          type="submit"
          name="intent"
          value="code"
          formNoValidate
          ghost
          disabled={isLive && (waiting || status.state === 'sending')}
        >
          {status.state === 'idle' ? code.request : code.requestAgain}
        </Button>
      }
    />
  )
}

/** What is going on with the code. The seconds are shown but not read out one by one. */
function CodeHint({ status }: { status: CodeStatus }) {
  const { fields, code } = useWords('trial').form
  const messages = useLL().trial.form.code
  switch (status.state) {
    case 'sending':
      return code.sending
    case 'failed':
      return code.unavailable
    case 'canResend':
      return code.canResend
    case 'limited':
      return status.seconds > 60
        ? messages.tooMany({ n: Math.ceil(status.seconds / 60) })
        : messages.wait({ n: status.seconds })
    case 'noMail':
      return code.noMail
    case 'underWay':
      return messages.underWay({ email: status.email })
    case 'queued':
      return messages.queued({ email: status.email, n: Math.max(1, Math.ceil(status.seconds / 60) - 1) })
    case 'sent':
      return (
        <>
          <b>{messages.sent({ email: status.email })}</b> <span>{code.notArrived}</span>{' '}
          <span aria-hidden="true" className="num">
            {messages.countdown({ n: status.seconds })}
          </span>
        </>
      )
    default:
      return fields.code.hint
  }
}
