import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import { dropReports, keptReports } from '#src/site/kept-reports.ts'
import {
  type ApplicationField,
  type ApplicationInput,
  applicationFields,
  errorsOf,
  type FieldErrors,
  inputOf,
  normalise,
} from '../fields.ts'
import { type CodeStatus, longestAnswer, type Submission } from '../submission.ts'
import { dropDraft, recallDraft, saveDraft } from './draft.ts'
import type { FormActions, FormResult, FormView } from './form-view.ts'
import { useCodeRequest } from './use-code-request.ts'

export type LiveFormProps = {
  element: RefObject<HTMLFormElement | null>
  formKey: string
  initial: ApplicationInput
  posted: Submission | undefined
  code: CodeStatus | undefined
  /** keeps its identity between renders */
  onDone: (sent: { reference: string; kept: boolean }) => unknown
  /** is told what the form shows, whenever that changes */
  onView: (view: FormView) => void
  /** is handed what the form does, once it has taken over what was typed before */
  onLive: (actions: FormActions) => void
}

/**
 * What makes the form answer without loading a page: TanStack Form, the rules, sending, the codes. It draws nothing. The
 * form with its inputs stands since the document arrived and never changes hands, so no letter, caret or choice is
 * lost when this arrives.
 */
export const LiveForm = memo(function LiveForm({ code: asked, onView, onLive, ...props }: LiveFormProps) {
  const trial = useTrialForm(props)
  const code = useCodeRequest(asked)
  const errors = useFieldErrors(trial)
  const sending = useStore(trial.form.store, (state) => state.isSubmitting)
  const readiness = useStore(trial.form.store, (state) => state.values.readiness)
  const { result, attempts, recalled } = trial

  useLayoutEffect(() => {
    onView({ errors, sending, readiness, result, attempts, recalled, code: code.status })
  })
  const actions = {
    ...trial,
    requestCode: async () => {
      const errors = await code.request(trial.readInputs().email)
      trial.setRefused(errors)
      focusAfterRequest(props.element.current, errors.email ? 'email' : 'code')
    },
  }
  useEffect(() => onLive(actions))
  return null
})

/** What the rules say now, and what the server said about input that has not changed since. */
function useFieldErrors({ form, refused }: ReturnType<typeof useTrialForm>): FieldErrors {
  const meta = useStore(form.store, (state) => state.fieldMeta)
  const found: FieldErrors = {}
  for (const field of applicationFields) {
    const [error] = meta[field]?.errors ?? []
    if (error) found[field] = error as NonNullable<FieldErrors[typeof field]>
  }
  // what the code was refused for is more than that a field is empty
  return { ...found, ...refused }
}

type Options = {
  element: RefObject<HTMLFormElement | null>
  formKey: string
  initial: ApplicationInput
  /** what the server said about a form that was posted without JavaScript */
  posted: Submission | undefined
  onDone: LiveFormProps['onDone']
}

/**
 * The live form: the rules of the server, said while the visitor types once a first attempt has failed, and sent
 * without leaving the page. The inputs are the browser's own, so what was typed before this code arrived counts.
 */
function useTrialForm({ element, formKey, initial, posted, onDone }: Options) {
  const lang = useLocale()
  const key = useRef(formKey || newKey())
  const [result, setResult] = useState<FormResult | undefined>(posted)
  const [refused, setRefused] = useState<FieldErrors>(posted?.state === 'invalid' ? posted.errors : {})
  const [attempts, setAttempts] = useState(posted ? 1 : 0)
  const [recalled, setRecalled] = useState(false)

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const errors = errorsOf(normalise(value))
        return Object.keys(errors).length > 0 ? { fields: errors } : undefined
      },
    },
    onSubmit: async ({ value }) => {
      const answer = await send({ lang, key: key.current, input: value })
      if (answer.state === 'accepted' || answer.state === 'kept') {
        dropDraft()
        dropReports()
        await onDone({ reference: answer.reference, kept: answer.state === 'kept' })
        return
      }
      setResult(answer)
      setRefused(answer.state === 'invalid' ? answer.errors : {})
      setAttempts((count) => count + 1)
    },
    onSubmitInvalid: () => setAttempts((count) => count + 1),
  })

  // what is on the screen counts: text typed before this code came, filled in by the browser, or left from last time
  useEffect(() => {
    const draft = posted ? undefined : recallDraft()
    if (draft) key.current = draft.key
    setRecalled(draft !== undefined)
    const typed = inputOf(new FormData(element.current ?? undefined))
    const values = {
      ...initial,
      ...withoutEmpty(draft?.input),
      // it may be newer than the draft
      readiness: keptReports(),
      ...withoutEmpty(typed),
    }
    for (const field of Object.keys(values) as ApplicationField[]) form.setFieldValue(field, values[field])
    showInputs(element.current, values)
    if (Object.values(typed).some(Boolean)) saveDraft({ key: key.current, input: values })
    // from here on the form answers without loading a page
    if (element.current) element.current.dataset.live = ''
  }, [element, form, initial, posted])

  /** What the fields show counts: a password manager may have filled them without an event. */
  function readInputs(): ApplicationInput {
    const { readiness } = form.state.values
    const input = { ...inputOf(new FormData(element.current ?? undefined)), readiness }
    for (const field of applicationFields) {
      if (form.state.values[field] !== input[field]) form.setFieldValue(field, input[field])
    }
    return input
  }

  function change<F extends ApplicationField>(field: F, value: ApplicationInput[F]) {
    form.setFieldValue(field, value as never)
    setRefused(({ [field]: _, ...others }) => others)
    saveDraft({ key: key.current, input: { ...form.state.values, [field]: value } })
  }

  function dropReadiness() {
    dropReports()
    change('readiness', '')
  }

  /** Starts over: what was brought back from last time is not wanted. */
  function clear() {
    dropDraft()
    setRecalled(false)
    form.reset()
    element.current?.reset()
  }

  /** After a conflict: the same content as a new application. */
  function renew() {
    key.current = newKey()
    setResult(undefined)
  }

  return {
    form,
    result,
    refused,
    setRefused,
    readInputs,
    attempts,
    recalled,
    change,
    clear,
    dropReadiness,
    renew,
    submit: async () => {
      readInputs()
      await form.handleSubmit()
    },
    keyNow: () => key.current,
  }
}

/** The idempotency key of one form: however often it is sent it is one application. Only on https are there UUIDs. */
function newKey(): string {
  return crypto.randomUUID?.() ?? ''
}

/** The button was disabled while the code was sent and has lost the focus; somebody who went on elsewhere stays there. */
function focusAfterRequest(form: HTMLFormElement | null, field: 'email' | 'code'): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.matches('[name=intent]')) return
  const input = form?.elements.namedItem(field)
  // the next field to fill in may be below the keyboard: it is brought into view
  if (input instanceof HTMLInputElement) input.focus()
}

async function send(data: { lang: 'cn' | 'en'; key: string; input: ApplicationInput }): Promise<FormResult> {
  try {
    const { sendApplication } = await import('../trial.functions.ts')
    return await sendApplication({ data, signal: AbortSignal.timeout(longestAnswer) })
  } catch {
    return navigator.onLine ? { state: 'failed' } : { state: 'offline' }
  }
}

function showInputs(form: HTMLFormElement | null, values: ApplicationInput): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    if (typeof value !== 'string' || value === '') continue
    if (!(control instanceof HTMLInputElement || control instanceof RadioNodeList)) continue
    // what is there already is left alone: somebody may be composing it
    if (control.value !== value) control.value = value
  }
}

function withoutEmpty(input: Partial<ApplicationInput> = {}): Partial<ApplicationInput> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '' && value !== false))
}
