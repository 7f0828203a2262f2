/**
 * Restores input typed before hydration: when a translator changed the document, hydration fails (React error 418) and
 * the detached server-rendered forms still hold their values.
 */
let early: HTMLFormElement[] = []
let focused: Element | null = null

type Control = HTMLInputElement | HTMLSelectElement

/** Call before hydration. */
export function noteEarlyForms(): void {
  early = [...document.forms]
  const follow = () => {
    const { activeElement } = document
    // React removing the focused form also blurs it
    if (early.every((form) => form.isConnected))
      focused = early.some((form) => form.contains(activeElement)) ? activeElement : null
  }
  follow()
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', () => setTimeout(follow))
}

/** Call when another page opens. */
export function forgetEarlyForms(): void {
  early = []
  focused = null
}

/** Whether a matching form was detached and not yet replaced. */
export function isDropped(selector: string): boolean {
  return early.some((form) => !form.isConnected && form.matches(selector))
}

/** Copies values, checked state, caret and focus from the detached form. */
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

/** Forms are matched by field names: a translator may change anything else. */
function namesOf(form: HTMLFormElement): string {
  return [...new Set(controlsOf(form).map(({ name }) => name))].filter(Boolean).join()
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  )
}
