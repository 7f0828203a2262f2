/**
 * Restores what was typed before hydration. When an extension or a translator has changed the document, hydration fails
 * (React error 418) and React renders anew on the client; the detached server-rendered forms still hold their values.
 */
let early: HTMLFormElement[] = []
let focused: Element | null = null

type Control = HTMLInputElement | HTMLSelectElement

/** Notes the document's forms, before it is hydrated. */
export function noteEarlyForms(): void {
  early = [...document.forms]
  const follow = () => {
    const { activeElement } = document
    // not when React removed the focused form: that blur was not by user action
    if (early.every((form) => form.isConnected))
      focused = early.some((form) => form.contains(activeElement)) ? activeElement : null
  }
  follow()
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', () => setTimeout(follow))
}

/** The forms of a later page have nothing to do with them. */
export function forgetEarlyForms(): void {
  early = []
  focused = null
}

/** Whether a form was dropped that nothing has taken the place of. */
export function isDropped(selector: string): boolean {
  return early.some((form) => !form.isConnected && form.matches(selector))
}

/** Fills a form that took the place of one from the server with all the latter held: values, ticks, caret and focus. */
export function restoreEarlyForm(form: HTMLFormElement | null): void {
  const dropped = form && early.find((one) => !one.isConnected && namesOf(one) === namesOf(form))
  if (!form || !dropped) return
  early = early.filter((one) => one !== dropped)
  for (const before of controlsOf(dropped)) {
    const now = controlsOf(form).find(({ name, value, type }) =>
      isTick(type) ? name === before.name && value === before.value : name === before.name,
    )
    if (!now || now.type === 'hidden') continue
    restore(now, before)
    if (before === focused) focusAgain(now, before)
  }
}

function restore(now: Control, before: Control): void {
  const isInput = now instanceof HTMLInputElement && before instanceof HTMLInputElement
  if (isInput && isTick(now.type)) now.checked = before.checked
  else if (!isInput || before.value !== before.defaultValue) now.value = before.value
}

function focusAgain(now: Control, before: Control): void {
  focused = null
  now.focus({ preventScroll: true })
  if (now instanceof HTMLSelectElement || before instanceof HTMLSelectElement || isTick(now.type)) return
  if (before.selectionStart !== null) now.setSelectionRange(before.selectionStart, before.selectionEnd)
}

function isTick(type: string): boolean {
  return type === 'radio' || type === 'checkbox'
}

/** What tells the forms of a page apart: a translator may change anything else. */
function namesOf(form: HTMLFormElement): string {
  return [...new Set(controlsOf(form).map(({ name }) => name))].filter(Boolean).join()
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  )
}
