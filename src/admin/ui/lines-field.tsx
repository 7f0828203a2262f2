import { FieldError } from '#src/ui/form.tsx'

type LinesFieldProps = {
  id: string
  label: string
  lines: readonly string[]
  error?: string | undefined
  onChange: (lines: string[]) => void
}

/** A list of texts, one a line. */
export function LinesField({ id, label, lines, error, onChange }: LinesFieldProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <textarea
        className="in"
        id={id}
        aria-invalid={error !== undefined}
        rows={6}
        value={lines.join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n'))}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
