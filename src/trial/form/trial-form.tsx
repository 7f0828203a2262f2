import { useSelector } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { productOfTrialId } from '#contract/products.ts'
import { ruleOf, type SeenName, seenNames } from '#contract/trial/trial-fields.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { dropReport } from '#src/site/forms/kept-report.ts'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Form, FormRow, PickField, TextField } from '#src/ui/form.tsx'
import {
  type ApplicationField,
  type ApplicationInput,
  applicationFields,
  emptyInput,
  type FieldErrorCode,
} from '../fields.ts'
import type { CodeStatus, Submission } from '../submission.ts'
import { CodeField } from './code-field.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { EstimateField } from './estimate-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { ReadinessNote } from './readiness-note.tsx'
import { useTrialForm } from './use-trial-form.ts'
import './trial-form.css'

export type TrialFormProps = {
  /** of a form that was posted without JavaScript; a browser makes its own, the server one of e-mail and code */
  formKey?: string
  initial?: ApplicationInput
  posted?: Submission | undefined
  /** of a code that was asked for by a post without JavaScript */
  code?: CodeStatus | undefined
  /** is told the chosen product, also one that was chosen before hydration */
  onProduct?: (product: string) => void
  /** on another page than its own: posted to that one, and with less in the document */
  embedded?: true
}

/** The application form. As it comes from the server it is a plain form that posts to its page. */
export function TrialForm({ embedded, ...given }: TrialFormProps) {
  const props = { formKey: '', initial: emptyInput, posted: undefined, code: undefined, ...given }
  const { initial, onProduct } = props
  const lang = useLocale()
  const words = useWords('trial').form
  const LL = useLL().trial.form
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { form, refused, failures, codeStatus, ...live } = useTrialForm(element, props)
  const sending = useSelector(form.store, (state) => state.isSubmitting)
  const hydrated = useHydrated()

  // each failed attempt takes the focus to the summary, whose links lead to the fields
  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])

  const errorText = (field: ApplicationField, [error]: readonly (FieldErrorCode | undefined)[] = []) => {
    const code = refused[field] ?? error
    return code && words.errors[code]
  }

  return (
    <Form
      ref={element}
      action={embedded && `/${lang}/trial/trial`}
      data-trial
      data-live={hydrated || undefined}
      aria-label={words.formLabel}
      onSubmit={(event) => submitByScript(event, isForCode(event) ? live.requestCode : live.submit)}
    >
      <form.Field name="key">
        {({ state }) => state.value && <input type="hidden" name="key" value={state.value} />}
      </form.Field>
      <SourceInput initial={initial.source} />
      {/* Enter presses the first submit button of a form, which must not be the one for the code */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        {words.submit}
      </button>
      <form.Subscribe selector={(state) => state.fieldMeta}>
        {(meta) => {
          const errors = applicationFields.flatMap((field) => {
            const text = errorText(field, meta[field]?.errors)
            return text ? [{ field, text }] : []
          })
          if (errors.length === 0 || failures === 0) return null
          return <ErrorSummary ref={summary} title={LL.summary({ n: errors.length })} errors={errors} />
        }}
      </form.Subscribe>
      <FormFailure answer={live.answer} onRenew={live.renew} />
      {live.isRecalled && <RecalledNote onClear={live.clear} />}
      <p className="note full">{words.requiredNote}</p>
      {seenNames.map((name) => (
        <form.Field
          key={name}
          name={name}
          listeners={{ onChange: ({ value }) => name === 'product' && onProduct?.(value) }}
        >
          {(field) => {
            const input = {
              id: name,
              name,
              // not `value`: what is typed, composed or filled in without an event is not written over
              defaultValue: field.state.value,
              error: errorText(name, field.state.meta.errors),
              readOnly: sending,
              onBlur: field.handleBlur,
              onChange: (event: { target: { value: string } }) => field.handleChange(event.target.value),
            }
            if (name !== 'code') return <TableField field={name} {...input} />
            return (
              <CodeField
                {...input}
                status={codeStatus}
                isLive={hydrated}
                autoFocus={props.code?.state === 'sent'}
              />
            )
          }}
        </form.Field>
      ))}
      {initial.estimate && (
        <form.Field name="estimate">
          {(field) => <EstimateField estimate={initial.estimate} onChange={field.handleChange} />}
        </form.Field>
      )}
      <form.Field name="readiness">
        {(field) => (
          <ReadinessNote
            report={field.state.value}
            onRemove={() => {
              dropReport()
              field.handleChange('')
            }}
          />
        )}
      </form.Field>
      <ConsentNotice short={embedded && !hydrated} />
      <form.Field name="consent">
        {(field) => (
          <CheckField
            id="consent"
            name="consent"
            value="yes"
            required
            defaultChecked={field.state.value}
            error={errorText('consent', field.state.meta.errors)}
            onChange={(event) => field.handleChange(event.target.checked)}
          >
            {words.consent.before}
            <PrivacyLink />
            {words.consent.after}
          </CheckField>
        )}
      </form.Field>
      <form.Field name="marketing">
        {(field) => (
          <CheckField
            id="marketing"
            name="marketing"
            value="yes"
            defaultChecked={field.state.value}
            onChange={(event) => field.handleChange(event.target.checked)}
          >
            {words.marketing.text}
          </CheckField>
        )}
      </form.Field>
      <FormRow>
        <Button type="submit" wide aria-disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        {!embedded && (
          <noscript>
            <p className="note">{words.noScript}</p>
          </noscript>
        )}
      </FormRow>
    </Form>
  )
}

/** Whether the pressed button asks for a code. */
function isForCode({ nativeEvent }: SyntheticEvent): boolean {
  return (
    'submitter' in nativeEvent &&
    nativeEvent.submitter instanceof HTMLButtonElement &&
    nativeEvent.submitter.name === 'intent'
  )
}

type FieldWords = { label: string; hint?: string; placeholder?: string }

type TableFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { field: SeenName }

/** A line of text or a choice, as the table of fields has it. */
function TableField({ field, defaultValue, readOnly, ...props }: TableFieldProps) {
  const lang = useLocale()
  const fields: Record<SeenName, FieldWords> = useWords('trial').form.fields
  const { label, ...words } = fields[field]
  const { required, choices, input, max = 0 } = ruleOf(field)
  const all = { ...props, ...(required && { required }) }
  if (!choices)
    return (
      <TextField
        {...all}
        {...words}
        {...input}
        readOnly={readOnly}
        label={label}
        defaultValue={defaultValue}
        {...(input?.type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        full={max > 100}
      />
    )
  const options = Object.entries(choices).map(([value, names]) => ({
    value,
    label: names[lang],
    mark: field === 'product' ? productOfTrialId(value) : undefined,
  }))
  return <PickField {...all} legend={label} choice={String(defaultValue)} options={options} />
}

/** Where the visit began, which goes along unseen. */
function SourceInput({ initial }: { initial: string }) {
  const [source, setSource] = useState(initial)
  useEffect(() => {
    import('#src/site/visitor/first-source.ts')
      .then(({ visitSource }) => setSource((known) => known || visitSource()))
      // without it the server knows the page with the form
      .catch(() => {})
  }, [])
  return <input type="hidden" name="source" value={source} />
}

/** Says where the text in the fields comes from. */
function RecalledNote({ onClear }: { onClear: () => void }) {
  const words = useWords('trial').form
  return (
    <p className="note full" role="status">
      {words.draft}{' '}
      <Button ghost small onClick={onClear}>
        {words.draftClear}
      </Button>
    </p>
  )
}

function PrivacyLink() {
  const words = useWords('trial').form
  return (
    <Link to="/$lang/legal/privacy" target="_blank">
      {words.consent.link}
    </Link>
  )
}
