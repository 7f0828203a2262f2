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

/** What was asked of the form before it was live. */
type Wish = 'submit' | 'requestCode'

/**
 * Brings the form to life when somebody turns to it, or at once where there is something to bring back. What is asked
 * of it until then is done as soon as it lives; where its code cannot be had the form is posted, as without scripts.
 */
export function useLiveForm({ initial, posted, code }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const actions = useRef<FormActions>(undefined)
  const wish = useRef<Wish>(undefined)
  const [view, setView] = useState(() => firstView({ initial, posted, code }))
  const [LiveForm, setLiveForm] = useState<ComponentType<LiveFormProps>>()

  const wake = useCallback(async () => {
    try {
      const { LiveForm } = await import('./live-form.tsx')
      setLiveForm(() => LiveForm)
    } catch {
      const wished = wish.current
      // several calls may fail together
      wish.current = undefined
      if (wished && element.current) post(element.current, wished)
    }
  }, [])

  useLayoutEffect(() => restoreEarlyForm(element.current), [])
  useEffect(() => {
    if (posted || code || recallDraft() || keptReports() || isTouched(element.current)) wake()
  }, [posted, code, wake])

  const onLive = useCallback((live: FormActions) => {
    actions.current = live
    const wished = wish.current
    wish.current = undefined
    if (wished) void live[wished]()
  }, [])

  function ask(what: Wish) {
    return (event: SyntheticEvent) => {
      event.preventDefault()
      if (actions.current) return void actions.current[what]()
      wish.current = what
      setView((now) => ({
        ...now,
        ...(what === 'submit' ? { sending: true } : { code: { state: 'sending' } }),
      }))
      void wake()
    }
  }

  return { element, actions, view, LiveForm, wake, onLive, onView: setView, ask }
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

function post(form: HTMLFormElement, wish: Wish): void {
  if (wish === 'requestCode') {
    const intent = document.createElement('input')
    Object.assign(intent, { type: 'hidden', name: 'intent', value: 'code' })
    form.append(intent)
  }
  form.submit()
}
