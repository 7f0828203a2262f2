import { useStore } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { useTrialForm } from './use-trial-form.ts'

type ReadinessNoteProps = { form: ReturnType<typeof useTrialForm>['form']; onRemove: () => void }

/** Offers the readiness check, or says that its result goes along. */
export function ReadinessNote({ form, onRemove }: ReadinessNoteProps) {
  const { readiness } = useWords('trial').form
  const report = useStore(form.store, (state) => state.values.readiness)
  const lang = useLocale()
  if (!report) {
    return (
      <p className="note full">
        {readiness.text}{' '}
        <Link to="/$lang/trial/test" params={{ lang }}>
          {readiness.linkText}
        </Link>
      </p>
    )
  }
  return (
    <div className="note full">
      <input type="hidden" name="readiness" value={report} />
      <p>{readiness.attached}</p>
      <Button ghost small onClick={onRemove}>
        {readiness.remove}
      </Button>
    </div>
  )
}
