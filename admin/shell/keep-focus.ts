const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"], [hidden])'

/** An element with its ancestors, each with its place among its siblings. */
type Path = { element: Element; place: number }[]

/**
 * Browsers leave the focus on the body when the element that has it is removed or disabled (WCAG 2.4.3). It goes to what took the
 * place of a removed one, and back to a disabled one that works again.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let path: Path = []
  /** What had the focus before each dialog, which may be removed before the dialog is. */
  const openers = new WeakMap<Element, Path>()
  const remember = ({ target }: FocusEvent) => {
    const dialog = (target as Element).closest('dialog')
    if (dialog && !openers.has(dialog)) openers.set(dialog, path)
    path = []
    for (let one = target as Element | null; one?.parentElement; one = one.parentElement)
      path.push({ element: one, place: [...one.parentElement.children].indexOf(one) })
  }
  // a press on what takes no focus takes it away on purpose
  const forget = () => {
    path = []
  }
  const restore = () => {
    const last = path[0]?.element
    if (!last || document.activeElement !== document.body) return
    if (last.isConnected) {
      if (last instanceof HTMLElement && last.matches(focusable)) last.focus({ preventScroll: true })
      return
    }
    const gone = path.findLastIndex(({ element }) => !element.isConnected)
    const around = path[gone + 1]?.element
    const { element, place } = path[gone] ?? {}
    const inPlace = around?.children[Math.min(place ?? 0, around.children.length - 1)]
    path = (element && openers.get(element)) ?? []
    if (path.length > 0) return restore()
    if (!(around instanceof HTMLElement) || around === document.body) return
    const next = [
      inPlace,
      ...(inPlace?.querySelectorAll(focusable) ?? []),
      ...around.querySelectorAll(focusable),
    ].filter((one) => one?.matches(focusable))
    // what has no box, as by display: contents, takes no focus: what is around it does
    for (let outer: Element | null = around; outer && outer !== document.body; outer = outer.parentElement)
      next.push(outer)
    for (const target of next) {
      if (!(target instanceof HTMLElement)) continue
      if (!target.matches(focusable) && !target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
      if (document.activeElement === target) return
    }
  }
  const changes = new MutationObserver(restore)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget, true)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget, true)
  }
}
