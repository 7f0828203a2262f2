import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FormResult } from './form-view.ts'

/** Why a form that is in order was not recorded, and what to do. Nothing of it is cleared. */
export function FormFailure({ result, onRenew }: { result: FormResult | undefined; onRenew: () => void }) {
  const { failed } = useWords('trial').form
  const LL = useLL().trial.form.failed
  if (!result) return null
  if (result.state === 'limited') {
    return (
      <Failure
        title={failed.tooMany.title}
        text={LL.tooMany.text({ n: Math.ceil(result.retryAfter / 60) })}
      />
    )
  }
  if (result.state === 'failed') return <Failure {...failed.unavailable} />
  if (result.state === 'offline') return <Failure {...failed.offline} />
  if (result.state !== 'conflict') return null
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
