import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { productOfTrialId } from '#contract/products.ts'
import { ruleOf, type SeenName, seenNames } from '#contract/trial/trial-fields.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckField } from '#src/ui/check-field.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Form, FormRow, PickField, TextField } from '#src/ui/form.tsx'
import { type ApplicationField, type ApplicationInput, applicationFields, emptyInput } from '../fields.ts'
import type { CodeStatus, Submission } from '../submission.ts'
import { CodeField } from './code-field.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { EstimateField } from './estimate-field.tsx'
import { FormFailure } from './form-failure.tsx'
import type { Asker } from './form-view.ts'
import { ReadinessNote } from './readiness-note.tsx'
import { useLiveForm } from './use-live-form.ts'
import './trial-form.css'

export type TrialFormProps = {
  /** of a form that was posted without JavaScript; a browser makes its own, the server one of e-mail and code */
  formKey?: string
  initial?: ApplicationInput
  posted?: Submission | undefined
  /** of a code that was asked for by a post without JavaScript */
  code?: CodeStatus | undefined
  /** on another page than its own: posted to that one, and with less in the document */
  embedded?: true
}

/**
 * The application form. As it comes from the server it is a plain form that posts to its page, and its inputs are the
 * browser's own from then on; the client code loads on focus, hover or input.
 */
export function TrialForm({ embedded, ...given }: TrialFormProps) {
  const props = { formKey: '', initial: emptyInput, posted: undefined, code: undefined, ...given }
  const lang = useLocale()
  const onDone = useShowDone(lang)
  const words = useWords('trial').form
  const LL = useLL().trial.form
  const { element, live, view, wake, ask } = useLiveForm(props, { lang, onDone })
  const { initial, formKey } = props
  const { errors, attempts } = view
  const hydrated = useHydrated()
  const summary = useRef<HTMLDivElement>(null)

  // each failed attempt takes the focus to the summary, whose links lead to the fields
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  const text = (field: ApplicationField) => ({
    id: field,
    name: field,
    defaultValue: String(initial[field] || ''),
    ...(errors[field] ? { error: words.errors[errors[field]] } : {}),
    onChange: (event: { target: { value: string } }) => live.current?.change(field, event.target.value),
  })
  const listed = applicationFields.flatMap((field) => {
    const error = errors[field]
    return error ? [{ field, text: words.errors[error] }] : []
  })

  return (
    <Form
      ref={element}
      action={embedded && `/${lang}/trial/trial`}
      data-trial
      aria-label={words.formLabel}
      onPointerEnter={wake}
      onFocus={wake}
      onChange={wake}
      onSubmit={ask('submit')}
    >
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <SourceInput initial={initial.source} />
      {/* Enter presses the first submit button of a form, which must not be the one for the code */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        {words.submit}
      </button>
      {listed.length > 0 && attempts > 0 && (
        <ErrorSummary ref={summary} title={LL.summary({ n: listed.length })} errors={listed} />
      )}
      <FormFailure result={view.result} onRenew={() => live.current?.renew()} />
      {view.recalled && <RecalledNote onClear={() => live.current?.clear()} />}
      <p className="note full">{words.requiredNote}</p>
      {seenNames.map((field) =>
        field === 'code' ? (
          <CodeField
            key={field}
            status={view.code}
            isLive={hydrated}
            error={text(field).error}
            defaultValue={initial.code}
            onChange={(value) => live.current?.change('code', value)}
            autoFocus={props.code?.state === 'sent'}
            onRequest={ask('requestCode')}
          />
        ) : (
          <TableField key={field} field={field} {...text(field)} />
        ),
      )}
      {initial.estimate && (
        <EstimateField
          estimate={initial.estimate}
          onChange={(value) => live.current?.change('estimate', value)}
        />
      )}
      <ReadinessNote report={view.readiness} onRemove={() => live.current?.dropReadiness()} />
      <ConsentNotice short={embedded && !hydrated} />
      <CheckField
        id="consent"
        name="consent"
        value="yes"
        required
        defaultChecked={initial.consent}
        {...(errors.consent ? { error: words.errors[errors.consent] } : {})}
        onChange={(event) => live.current?.change('consent', event.target.checked)}
      >
        {words.consent.before}
        <PrivacyLink />
        {words.consent.after}
      </CheckField>
      <CheckField
        id="marketing"
        name="marketing"
        value="yes"
        defaultChecked={initial.marketing}
        onChange={(event) => live.current?.change('marketing', event.target.checked)}
      >
        {words.marketing.text}
      </CheckField>
      <FormRow>
        <Button type="submit" wide aria-disabled={view.sending}>
          {view.sending ? words.sending : words.submit}
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

/** Shows the reference at an address of its own, which survives a reload. */
function useShowDone(lang: Locale): Asker['onDone'] {
  const navigate = useNavigate()
  return useCallback(
    ({ reference, kept }) =>
      navigate({
        to: '/$lang/trial/trial',
        params: { lang },
        search: { done: reference, ...(kept && { kept: 'yes' }) },
      }),
    [lang, navigate],
  )
}

type FieldWords = { label: string; hint?: string; placeholder?: string }

type TableFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { field: SeenName }

/** A line of text or a choice, as the table of fields has it. */
function TableField({ field, defaultValue, ...props }: TableFieldProps) {
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
  return <PickField {...all} legend={label} defaultChoice={String(defaultValue)} options={options} />
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
