import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'

type ReadinessNoteProps = { report: string; onRemove: () => void }

/** Offers the readiness check, or says that its result goes along. */
export function ReadinessNote({ report, onRemove }: ReadinessNoteProps) {
  const { readiness } = useWords('trial').form
  if (!report) {
    return (
      <p className="note full">
        {readiness.text} <Link to="/$lang/trial/test">{readiness.linkText}</Link>
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
