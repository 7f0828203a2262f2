import { FormApi, revalidateLogic } from '@tanstack/react-form'
import { dropReport, keptReport } from '#src/site/forms/kept-report.ts'
import type { Locale } from '#src/site/locale.ts'
import { siteAnswers } from '#src/site/network.ts'
import {
  type ApplicationField,
  type ApplicationInput,
  applicationFields,
  errorsOf,
  type FieldErrors,
  inputOf,
  normalise,
} from '../fields.ts'
import { longestAnswer } from '../submission.ts'
import { codeRequests } from './code-request.ts'
import { dropDraft, recallDraft, saveDraft } from './draft.ts'
import type { Asker, FormResult, FormView, LiveForm } from './form-view.ts'

type Options = {
  element: HTMLFormElement
  formKey: string
  initial: ApplicationInput
  /** what the form shows as it came from the server */
  view: FormView
  /** is told what the form shows, whenever that changes */
  onView: (view: FormView) => void
}

/**
 * Makes the form answer without loading a page: TanStack Form's core with the rules of the server, said while the visitor
 * types once a first attempt has failed; sending; codes. The inputs stay the browser's own (uncontrolled), so no letter,
 * caret or choice is lost when this code arrives.
 */
export function startLiveForm({ element, formKey, initial, view, onView }: Options): LiveForm {
  const { result: posted } = view
  let key = formKey || newKey()
  let refused: FieldErrors = view.errors
  let said = view
  let shown = ''

  const form = new FormApi({
    formId: 'trial',
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const errors = errorsOf(normalise(value))
        return Object.keys(errors).length > 0 ? { fields: errors } : undefined
      },
    },
    onSubmitMeta: undefined as Asker | undefined,
    onSubmit: async ({ value, meta }) => {
      if (!meta) return
      const answer = await send({ lang: meta.lang, key, input: value })
      if (answer.state === 'accepted' || answer.state === 'kept') {
        dropDraft()
        dropReport()
        await meta.onDone({ reference: answer.reference, kept: answer.state === 'kept' })
        return
      }
      refused = answer.state === 'invalid' ? answer.errors : {}
      show({ result: answer, attempts: said.attempts + 1 })
    },
    onSubmitInvalid: () => show({ attempts: said.attempts + 1 }),
  })

  /** Tells the page what changed of what it shows: the store changes with every letter. */
  function show(change: Partial<FormView> = {}) {
    const { fieldMeta, isSubmitting: sending, values } = form.state
    // what the server said about input that has not changed since, before what the rules say
    const errors = { ...errorsIn(fieldMeta), ...refused }
    said = { ...said, ...change, errors, sending, readiness: values.readiness }
    // what is typed then would not be sent
    for (const input of element.querySelectorAll('input')) input.readOnly = sending
    const text = JSON.stringify(said)
    if (text === shown) return
    shown = text
    onView(said)
  }

  const unmount = form.mount()
  takeOver()
  const subscription = form.store.subscribe(() => show())
  const codes = codeRequests(view.code, (code) => show({ code }))

  /** What is on the screen counts: text typed before this code came, filled in by the browser, or left from last time. */
  function takeOver() {
    const draft = posted ? undefined : recallDraft()
    if (draft) key = draft.key
    const typed = inputOf(new FormData(element))
    // the report may be newer than the draft
    const kept = { ...withoutEmpty(draft?.input), readiness: keptReport() }
    const values = { ...initial, ...kept, ...withoutEmpty(typed) }
    for (const field of applicationFields) form.setFieldValue(field, values[field])
    showInputs(element, values)
    if (Object.values(typed).some(Boolean)) saveDraft({ key, input: values })
    // from here on the form answers without loading a page
    element.dataset.live = ''
    show({ recalled: draft !== undefined })
  }

  /** What the fields show counts: a password manager may have filled them without an event. */
  function readInputs(): ApplicationInput {
    const input = { ...inputOf(new FormData(element)), readiness: form.state.values.readiness }
    for (const field of applicationFields) {
      if (form.state.values[field] !== input[field]) form.setFieldValue(field, input[field])
    }
    return input
  }

  function change<F extends ApplicationField>(field: F, value: ApplicationInput[F]) {
    const { [field]: _, ...others } = refused
    refused = others
    form.setFieldValue(field, value as never)
    saveDraft({ key, input: { ...form.state.values, [field]: value } })
    show()
  }

  return {
    change,
    submit: async (asker) => {
      readInputs()
      await form.handleSubmit(asker)
    },
    requestCode: async ({ lang }) => {
      const errors = await codes.request(lang, readInputs().email)
      refused = errors
      show()
      focusAfterRequest(element, errors.email ? 'email' : 'code')
    },
    clear: () => {
      dropDraft()
      form.reset()
      element.reset()
      show({ recalled: false })
    },
    dropReadiness: () => {
      dropReport()
      change('readiness', '')
    },
    renew: () => {
      key = newKey()
      show({ result: undefined })
    },
    keyNow: () => key,
    stop: () => {
      subscription.unsubscribe()
      codes.stop()
      unmount()
    },
  }
}

function errorsIn(meta: Partial<Record<ApplicationField, { errors: readonly unknown[] }>>): FieldErrors {
  const found: FieldErrors = {}
  for (const field of applicationFields) {
    const [error] = meta[field]?.errors ?? []
    if (error) found[field] = error as NonNullable<FieldErrors[typeof field]>
  }
  return found
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

async function send(data: { lang: Locale; key: string; input: ApplicationInput }): Promise<FormResult> {
  try {
    const { sendApplication } = await import('../trial.functions.ts')
    return await sendApplication({ data, signal: AbortSignal.timeout(longestAnswer) })
  } catch {
    return { state: (await siteAnswers()) ? 'failed' : 'offline' }
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
