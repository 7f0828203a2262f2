import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import { restoreEarlyForm } from '#src/site/forms/early-forms.ts'
import { dropReport, keptReport } from '#src/site/forms/kept-report.ts'
import type { Locale } from '#src/site/locale.ts'
import { siteAnswers } from '#src/site/network.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import {
  type ApplicationInput,
  applicationFields,
  errorsOf,
  type FieldErrors,
  inputOf,
  normalise,
} from '../fields.ts'
import { type CodeStatus, longestAnswer, type Submission } from '../submission.ts'
import { dropDraft, recallDraft, saveDraft } from './draft.ts'
import { loadTrialFunctions, useCodeRequest } from './use-code-request.ts'

type Options = {
  formKey: string
  initial: ApplicationInput
  posted: Submission | undefined
  code: CodeStatus | undefined
  onProduct?: ((product: string) => void) | undefined
}

/** `offline` is the browser's own finding: nothing reached the site. */
export type FormAnswer = Submission | { state: 'offline' }

/**
 * The application form by TanStack Form, with the rules of the server, said while the visitor types once a first attempt has failed.
 * What its inputs show counts (a browser or a password manager fills them in without an event), so it is read when the
 * form is hydrated and when it is sent.
 */
export function useTrialForm(element: RefObject<HTMLFormElement | null>, options: Options) {
  const { formKey, initial, posted, code, onProduct } = options
  const lang = useLocale()
  const navigate = useNavigate()
  const [codeStatus, mailCode] = useCodeRequest(code)
  const [answer, setAnswer] = useState<FormAnswer | undefined>(posted)
  // what the server has said about a field, until that changes
  const [refused, setRefused] = useState(posted?.state === 'invalid' ? posted.errors : {})
  const [failures, setFailures] = useState(posted ? 1 : 0)
  const [isRecalled, setIsRecalled] = useState(false)

  const form = useForm({
    // with the idempotency key: however often the form is sent, it is one application
    defaultValues: { ...initial, key: formKey },
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const fields = errorsOf(normalise(value))
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    listeners: {
      onChange: ({ formApi, fieldApi: { name } }) => {
        saveDraft(formApi.state.values)
        if (name in refused) setRefused({ ...refused, [name]: undefined })
      },
    },
    onSubmit: async ({ value: { key, ...input } }) => {
      const sent = await send({ lang, key, input })
      if (sent.state === 'accepted' || sent.state === 'kept') {
        dropDraft()
        dropReport()
        const search = { done: sent.reference, ...(sent.state === 'kept' && { kept: 'yes' as const }) }
        await navigate({ to: '/$lang/trial/trial', params: { lang }, search })
        return
      }
      setAnswer(sent)
      setRefused(sent.state === 'invalid' ? sent.errors : {})
      setFailures((before) => before + 1)
    },
    onSubmitInvalid: () => setFailures((before) => before + 1),
  })

  function setValues(input: ApplicationInput, quiet = false) {
    for (const field of applicationFields)
      if (form.state.values[field] !== input[field])
        form.setFieldValue(field, input[field], { dontRunListeners: quiet })
  }

  function setKey(key: string) {
    form.setFieldValue('key', key, { dontRunListeners: true })
  }

  /** What is on the screen counts, before what was left from last time. */
  const takeOver = useEffectEvent(() => {
    restoreEarlyForm(element.current)
    const typed = typedInto(element.current)
    const draft = posted ? undefined : recallDraft()
    // the report may be newer than the draft
    const kept = { ...withoutEmpty(draft), readiness: keptReport() }
    setValues({ ...initial, ...kept, ...withoutEmpty(typed) }, true)
    setKey(draft?.key || formKey || newKey())
    if (applicationFields.some((field) => typed[field] && typed[field] !== initial[field]))
      saveDraft(form.state.values)
    setIsRecalled(draft !== undefined)
    onProduct?.(form.state.values.product)
  })
  useLayoutEffect(() => {
    try {
      takeOver()
    } catch (error) {
      // the form is there, and is posted as without scripts
      reportError(error)
    }
  }, [])

  return {
    form,
    answer,
    refused,
    failures,
    isRecalled,
    codeStatus,
    submit: async () => {
      if (form.state.isSubmitting) return
      setValues(typedInto(element.current))
      await form.handleSubmit()
    },
    requestCode: async () => {
      try {
        setValues(typedInto(element.current))
        const errors: FieldErrors = await mailCode(form.state.values.email)
        setRefused(errors)
        focusAfterRequest(element.current, errors.email ? 'email' : 'code')
      } catch (error) {
        // the form is posted, which leaves out the pressed button
        const intent = { type: 'hidden', name: 'intent', value: 'code' }
        element.current?.append(Object.assign(document.createElement('input'), intent))
        throw error
      }
    },
    clear: () => {
      dropDraft()
      form.reset()
      element.current?.reset()
      setKey(newKey())
      setIsRecalled(false)
    },
    /** after a conflict: the same content as a new application */
    renew: () => {
      setKey(newKey())
      setAnswer(undefined)
    },
  }
}

/** Only on https are there UUIDs. */
function newKey(): string {
  return crypto.randomUUID?.() ?? ''
}

async function send(data: { lang: Locale; key: string; input: ApplicationInput }): Promise<FormAnswer> {
  const functions = await loadTrialFunctions()
  if (!functions) return { state: 'offline' }
  try {
    return await functions.sendApplication({ data, signal: AbortSignal.timeout(longestAnswer) })
  } catch {
    return { state: (await siteAnswers()) ? 'failed' : 'offline' }
  }
}

/** The button was disabled while the code was sent and has lost the focus; somebody who went on elsewhere stays there. */
function focusAfterRequest(form: HTMLFormElement | null, field: 'email' | 'code'): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.matches('[name=intent]')) return
  const input = form?.elements.namedItem(field)
  // the next field to fill in may be below the keyboard: it is brought into view
  if (input instanceof HTMLInputElement) input.focus()
}

function typedInto(form: HTMLFormElement | null): ApplicationInput {
  return inputOf(new FormData(form ?? undefined))
}

function withoutEmpty(input: Partial<ApplicationInput> = {}): Partial<ApplicationInput> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '' && value !== false))
}
