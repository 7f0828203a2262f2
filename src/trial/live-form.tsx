import { useStore } from '@tanstack/react-form'
import { memo, type RefObject, useEffect, useLayoutEffect } from 'react'
import type { ApplicationInput, FieldErrors, Submission } from './application.ts'
import { applicationFields } from './application.ts'
import type { FormActions, FormView } from './form-view.ts'
import { useCodeRequest } from './use-code-request.ts'
import { useTrialForm } from './use-trial-form.ts'

export type LiveFormProps = {
  element: RefObject<HTMLFormElement | null>
  formKey: string
  initial: ApplicationInput
  posted: Submission | undefined
  codeSentTo: string | undefined
  onDone: (sent: { reference: string; kept: boolean }) => void
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
export const LiveForm = memo(function LiveForm({ codeSentTo, onView, onLive, ...props }: LiveFormProps) {
  const trial = useTrialForm(props)
  const code = useCodeRequest(codeSentTo)
  const errors = useFieldErrors(trial)
  const sending = useStore(trial.form.store, (state) => state.isSubmitting)
  const readiness = useStore(trial.form.store, (state) => state.values.readiness)
  const { result, attempts, recalled } = trial

  useLayoutEffect(() => {
    onView({ errors, sending, readiness, result, attempts, recalled, code: code.status })
  })
  const actions = {
    ...trial,
    requestCode: () => code.request(trial.form.state.values.email),
  }
  useEffect(() => onLive(actions))
  return null
})

/** What the rules say now, and what the server said about input that has not changed since. */
function useFieldErrors({ form, refused }: ReturnType<typeof useTrialForm>): FieldErrors {
  const meta = useStore(form.store, (state) => state.fieldMeta)
  const found: FieldErrors = { ...refused }
  for (const field of applicationFields) {
    const [error] = meta[field]?.errors ?? []
    if (error) found[field] = error as NonNullable<FieldErrors[typeof field]>
  }
  return found
}
