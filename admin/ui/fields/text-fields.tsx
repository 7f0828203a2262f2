import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { FieldError, TextField } from '#src/ui/form.tsx'
import { isComposing } from '../typing/own-keys.ts'
import { type OwnText, useOwnText } from './use-own-text.ts'

/** Of what is typed; labels, hints and errors are in the language of the page. */
const TypedLang = createContext<string | undefined>(undefined)

/** The fields of one language; beside those of the other in `.a-language-pair` they share their rows. */
export function LanguageFields({ lang, children }: { lang: Locale; children: ReactNode }) {
  const heading = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a grid do not reach into a fieldset
    <div role="group" aria-labelledby={heading}>
      <h2 id={heading}>{useWords('admin').langs[lang]}</h2>
      <TypedLang value={languageTag(lang)}>{children}</TypedLang>
    </div>
  )
}

type TextInputProps = Omit<OwnText, 'read'> &
  Omit<ComponentProps<typeof TextField>, keyof OwnText | 'defaultValue' | 'onChange' | 'ref'>

/** A line of text. */
export function TextInput({ value, onType, onBlur, ...props }: TextInputProps) {
  const own = useOwnText<HTMLInputElement>({ value, onType, onBlur })
  return <TextField autoComplete="off" lang={use(TypedLang)} {...props} {...own} />
}

type TextAreaProps = Omit<OwnText, 'read'> &
  Pick<ComponentProps<'textarea'>, 'name' | 'rows' | 'maxLength' | 'lang' | 'onKeyDown'> & {
    id: string
    label: string
    /** what is known of it while one types */
    hint?: ReactNode
    error?: string | undefined
  }

/** Text of several lines, as high as it is. */
export function TextArea({ id, label, hint, error, value, onType, onBlur, ...props }: TextAreaProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <textarea
        autoComplete="off"
        lang={use(TypedLang)}
        {...props}
        {...useOwnText<HTMLTextAreaElement>({ value, onType, onBlur })}
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

type LinesFieldProps = Omit<TextAreaProps, 'onType' | 'value'> & {
  lines: readonly string[]
  onChange: (lines: string[]) => void
}

/** A list of texts, one a line. */
export function LinesField({ lines, onChange, ...props }: LinesFieldProps) {
  return (
    <TextArea rows={6} {...props} value={lines.join('\n')} onType={(text) => onChange(text.split('\n'))} />
  )
}

/** For a text of one line that is shown on several: its field keeps what is typed until it is left. */
export function noLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
}
