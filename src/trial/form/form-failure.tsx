import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FormAnswer } from './use-trial-form.ts'

/** Why a form that is in order was not recorded, and what to do. Nothing of it is cleared. */
export function FormFailure({ answer, onRenew }: { answer: FormAnswer | undefined; onRenew: () => void }) {
  const { failed } = useWords('trial').form
  const LL = useLL().trial.form.failed
  if (!answer) return null
  if (answer.state === 'limited') {
    return (
      <Failure
        title={failed.tooMany.title}
        text={LL.tooMany.text({ n: Math.ceil(answer.retryAfter / 60) })}
      />
    )
  }
  if (answer.state === 'failed') return <Failure {...failed.unavailable} />
  if (answer.state === 'offline') return <Failure {...failed.offline} />
  if (answer.state !== 'conflict') return null
  return (
    <Failure title={failed.conflict.title} text={failed.conflict.text}>
      <Button ghost small onClick={onRenew}>
        {failed.conflict.linkText}
      </Button>
    </Failure>
  )
}

function Failure({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="sum full" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
