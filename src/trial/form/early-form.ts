/**
 * What was typed before hydration. Where something else has changed the page (a password manager, a translator), React
 * drops the server's form and makes another one (error 418). The dropped one keeps what its controls held.
 */
let early = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>('form[data-trial]')

let focused: Element | null = null
if (early) watchFocus(early)

function watchFocus(form: HTMLFormElement): void {
  const follow = () => {
    // a form that was dropped lost its focus without anybody's wish
    if (form.isConnected) focused = form.contains(document.activeElement) ? document.activeElement : null
  }
  follow()
  form.addEventListener('focusin', follow)
  form.addEventListener('focusout', () => setTimeout(follow))
}

/** Fills a form that took the place of the server's with all the latter held: values, ticks, caret and focus. */
export function restoreEarlyForm(form: HTMLFormElement | null): void {
  const dropped = early
  // the form of a later page has nothing to do with it
  early = null
  if (!form || !dropped || dropped === form || dropped.isConnected) return
  for (const before of inputsOf(dropped)) {
    const now = inputsOf(form).find(({ name, value, type }) =>
      isTick(type) ? name === before.name && value === before.value : name === before.name,
    )
    if (!now || now.type === 'hidden') continue
    if (isTick(now.type)) now.checked = before.checked
    else if (before.value !== before.defaultValue) now.value = before.value
    if (before !== focused) continue
    now.focus({ preventScroll: true })
    if (before.selectionStart !== null && !isTick(now.type))
      now.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
  focused = null
}

function isTick(type: string): boolean {
  return type === 'radio' || type === 'checkbox'
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((control) => control instanceof HTMLInputElement)
}
