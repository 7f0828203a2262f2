import {
  type ComponentType,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { restoreEarlyForm } from '#src/site/early-forms.ts'
import { keptReports } from '#src/site/kept-reports.ts'
import type { ApplicationInput } from '../fields.ts'
import type { CodeStatus, Submission } from '../submission.ts'
import { recallDraft } from './draft.ts'
import type { FormActions, FormView } from './form-view.ts'
import type { LiveFormProps } from './live-form.tsx'

type Options = { initial: ApplicationInput; posted: Submission | undefined; code: CodeStatus | undefined }

/** What the form was asked to do before its client code was loaded. */
type PendingAction = 'submit' | 'requestCode'

/** Ms that code on its way is waited for once something was asked of it. */
const longestLoad = 10_000

/**
 * Loads the form's client code on focus, hover or input, or at once where there is something to restore. What is asked of it
 * until then is done once it is loaded. Where loading fails or the code throws, the form is posted, as without scripts.
 */
export function useLiveForm({ initial, posted, code }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const actions = useRef<FormActions>(undefined)
  const pending = useRef<PendingAction>(undefined)
  const running = useRef<PendingAction>(undefined)
  const isPlain = useRef(false)
  const [view, setView] = useState(() => firstView({ initial, posted, code }))
  const [LiveForm, setLiveForm] = useState<ComponentType<LiveFormProps>>()

  /** @param action at most once: several calls may fail together */
  const fallBack = useCallback((action: PendingAction | undefined) => {
    pending.current = undefined
    running.current = undefined
    if (action && element.current) post(element.current, action, actions.current?.keyNow())
  }, [])

  const wake = useCallback(async () => {
    try {
      const { LiveForm } = await import('./live-form.tsx')
      setLiveForm(() => LiveForm)
    } catch {
      fallBack(pending.current)
    }
  }, [fallBack])

  const perform = useCallback(
    async (live: FormActions, action: PendingAction) => {
      running.current = action
      try {
        await live[action]()
        running.current = undefined
      } catch (error) {
        reportError(error)
        fallBack(running.current)
      }
    },
    [fallBack],
  )

  useLayoutEffect(() => restoreEarlyForm(element.current), [])
  useEffect(() => {
    if (posted || code || recallDraft() || keptReports() || isTouched(element.current)) wake()
  }, [posted, code, wake])

  const onLive = useCallback(
    (live: FormActions) => {
      actions.current = live
      const action = pending.current
      pending.current = undefined
      if (action) void perform(live, action)
    },
    [perform],
  )

  /** For an error boundary: React has taken the live form away. */
  const onBroken = useCallback(() => {
    isPlain.current = true
    setView((now) => ({ ...now, sending: false, code: { state: 'idle' } }))
    fallBack(running.current ?? pending.current)
  }, [fallBack])

  function ask(action: PendingAction) {
    return (event: SyntheticEvent) => {
      if (isPlain.current) return
      event.preventDefault()
      if (actions.current) return void perform(actions.current, action)
      pending.current = action
      setTimeout(() => fallBack(pending.current), longestLoad)
      setView((now) => ({
        ...now,
        ...(action === 'submit' ? { sending: true } : { code: { state: 'sending' } }),
      }))
      void wake()
    }
  }

  return { element, actions, view, LiveForm, wake, onLive, onView: setView, onBroken, ask }
}

function firstView({ initial, posted, code = { state: 'idle' } }: Options): FormView {
  return {
    errors: posted?.state === 'invalid' ? posted.errors : {},
    result: posted,
    attempts: posted ? 1 : 0,
    sending: false,
    recalled: false,
    readiness: initial.readiness,
    code,
  }
}

/** Whether somebody is in the form or has been: what was typed before scripts ran made no event that anybody heard. */
function isTouched(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement)
  return (
    form.contains(document.activeElement) ||
    inputs.some((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked)
  )
}

/** @param key what the live form may have been sent with already */
function post(form: HTMLFormElement, pending: PendingAction, key = ''): void {
  const more = { key, intent: pending === 'requestCode' ? 'code' : '' }
  for (const [name, value] of Object.entries(more)) {
    if (!value || form.elements.namedItem(name) instanceof HTMLInputElement) continue
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  form.submit()
}
