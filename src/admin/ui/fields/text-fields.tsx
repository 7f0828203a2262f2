import { type ComponentProps, type ReactNode, useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { FieldError } from '#src/ui/form.tsx'

/** The fields of one language; beside those of the other in `.a-pair` they share their rows. */
export function LanguageFields({ lang, children }: { lang: Locale; children: ReactNode }) {
  const heading = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a grid do not reach into a fieldset
    <div role="group" aria-labelledby={heading} lang={languageTag(lang)}>
      <h2 id={heading}>{useWords('admin').langs[lang]}</h2>
      {children}
    </div>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & {
  id: string
  label: string
  /** what is known of it while one types */
  hint?: ReactNode
  error?: string | undefined
}

/** Text of several lines, as high as it is. */
export function TextArea({ id, label, hint, error, ...props }: TextAreaProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...props}
        className="in"
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type LinesFieldProps = Omit<TextAreaProps, 'onChange' | 'value'> & {
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

/** A list of texts, one a line. */
export function LinesField({ lines, onChange, ...props }: LinesFieldProps) {
  return (
    <TextArea
      rows={6}
      {...props}
      value={lines.join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
    />
  )
}
