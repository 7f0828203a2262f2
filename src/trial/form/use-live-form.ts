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

/** Ms that code on its way is waited for once something was asked of it. */
const longestLoad = 10_000

/**
 * Brings the form to life when somebody turns to it, or at once where there is something to bring back. What is asked
 * of it until then is done as soon as it lives. Where its code does not come or throws, the form is posted, as without
 * scripts.
 */
export function useLiveForm({ initial, posted, code }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const actions = useRef<FormActions>(undefined)
  const wish = useRef<Wish>(undefined)
  const doing = useRef<Wish>(undefined)
  const isPlain = useRef(false)
  const [view, setView] = useState(() => firstView({ initial, posted, code }))
  const [LiveForm, setLiveForm] = useState<ComponentType<LiveFormProps>>()

  /** @param wished at most once: several calls may fail together */
  const fallBack = useCallback((wished: Wish | undefined) => {
    wish.current = undefined
    doing.current = undefined
    if (wished && element.current) post(element.current, wished, actions.current?.keyNow())
  }, [])

  const wake = useCallback(async () => {
    try {
      const { LiveForm } = await import('./live-form.tsx')
      setLiveForm(() => LiveForm)
    } catch {
      fallBack(wish.current)
    }
  }, [fallBack])

  const perform = useCallback(
    async (live: FormActions, wished: Wish) => {
      doing.current = wished
      try {
        await live[wished]()
        doing.current = undefined
      } catch (error) {
        reportError(error)
        fallBack(doing.current)
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
      const wished = wish.current
      wish.current = undefined
      if (wished) void perform(live, wished)
    },
    [perform],
  )

  /** For an error boundary: React has taken the live form away. */
  const onBroken = useCallback(() => {
    isPlain.current = true
    setView((now) => ({ ...now, sending: false, code: { state: 'idle' } }))
    fallBack(doing.current ?? wish.current)
  }, [fallBack])

  function ask(what: Wish) {
    return (event: SyntheticEvent) => {
      if (isPlain.current) return
      event.preventDefault()
      if (actions.current) return void perform(actions.current, what)
      wish.current = what
      setTimeout(() => fallBack(wish.current), longestLoad)
      setView((now) => ({
        ...now,
        ...(what === 'submit' ? { sending: true } : { code: { state: 'sending' } }),
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
function post(form: HTMLFormElement, wish: Wish, key = ''): void {
  const more = { key, intent: wish === 'requestCode' ? 'code' : '' }
  for (const [name, value] of Object.entries(more)) {
    if (!value || form.elements.namedItem(name) instanceof HTMLInputElement) continue
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  form.submit()
}
