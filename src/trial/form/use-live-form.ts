import { type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { restoreEarlyForm } from '#src/site/forms/early-forms.ts'
import { keptReport } from '#src/site/forms/kept-report.ts'
import { siteAnswers } from '#src/site/network.ts'
import type { ApplicationInput } from '../fields.ts'
import type { CodeStatus, Submission } from '../submission.ts'
import { recallDraft } from './draft.ts'
import type { Asker, FormView, LiveForm } from './form-view.ts'

type Options = {
  formKey: string
  initial: ApplicationInput
  posted: Submission | undefined
  code: CodeStatus | undefined
}

/** What the form was asked to do before its client code was loaded. */
type PendingAction = 'submit' | 'requestCode'

/** Ms that code on its way is waited for once something was asked of it. */
const longestLoad = 10_000

/**
 * Loads the form's client code on focus, hover or input, or at once where there is something to restore. What is asked of it
 * until then is done once it is loaded. Where loading fails or the code throws, the form is posted, as without scripts.
 */
export function useLiveForm({ formKey, initial, posted, code }: Options, asker: Asker) {
  const element = useRef<HTMLFormElement>(null)
  const live = useRef<LiveForm>(undefined)
  const loading = useRef<Promise<void>>(undefined)
  const pending = useRef<PendingAction>(undefined)
  const isPlain = useRef(false)
  const [asItCame] = useState(() => firstView({ initial, posted, code }))
  const [view, setView] = useState(asItCame)

  const load = useCallback(async () => {
    try {
      const chunk = await importLiveForm()
      // the next attempt may find the chunk
      if (!chunk) loading.current = undefined
      if (!chunk || !element.current) return
      const options = { formKey, initial, view: asItCame, onView: setView }
      live.current = chunk.startLiveForm({ element: element.current, ...options })
    } catch (error) {
      reportError(error)
    }
  }, [formKey, initial, asItCame])
  const wake = useCallback(() => {
    loading.current ??= load()
    return loading.current
  }, [load])

  useLayoutEffect(() => restoreEarlyForm(element.current), [])
  useEffect(() => {
    if (posted || code || recallDraft() || keptReport() || isTouched(element.current)) void wake()
  }, [posted, code, wake])
  useEffect(() => () => live.current?.stop(), [])

  /**
   * Posts the form, as without scripts, where the site can be reached at all. At most once: several calls may fail together.
   */
  async function fallBack(action: PendingAction) {
    pending.current = undefined
    const answers = await siteAnswers()
    if (isPlain.current) return
    isPlain.current = answers
    setView((now) => ({
      ...now,
      sending: false,
      code: { state: answers || action === 'submit' ? 'idle' : 'failed' },
      ...(!answers && action === 'submit' && { result: { state: 'offline' } }),
    }))
    if (answers && element.current) post(element.current, action, live.current?.keyNow())
  }

  async function perform(form: LiveForm, action: PendingAction) {
    try {
      await form[action](asker)
    } catch (error) {
      reportError(error)
      await fallBack(action)
    }
  }

  async function performOnceLoaded(action: PendingAction) {
    const isWaiting = pending.current !== undefined
    pending.current = action
    setView((now) =>
      action === 'submit' ? { ...now, sending: true } : { ...now, code: { state: 'sending' } },
    )
    if (isWaiting) return
    const timer = setTimeout(() => pending.current && void fallBack(pending.current), longestLoad)
    await wake()
    clearTimeout(timer)
    const asked = pending.current
    pending.current = undefined
    if (!asked) return
    if (live.current) await perform(live.current, asked)
    else await fallBack(asked)
  }

  function ask(action: PendingAction) {
    return (event: SyntheticEvent) => {
      if (isPlain.current) return
      event.preventDefault()
      void (live.current ? perform(live.current, action) : performOnceLoaded(action))
    }
  }

  return { element, live, view, wake, ask }
}

/** @returns undefined where the network or the server does not have it: the browser has logged that */
async function importLiveForm() {
  try {
    return await import('./live-form.ts')
  } catch {
    return undefined
  }
}

function firstView({ initial, posted, code = { state: 'idle' } }: Omit<Options, 'formKey'>): FormView {
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
