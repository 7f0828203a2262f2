import type { Page } from '@playwright/test'

/**
 * States and focus rings that are seen in the page's own colours, and not where the browser puts the reader's in their place,
 * which has neither backgrounds nor shadows (WCAG 1.4.1, 2.4.7).
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const own = await page.evaluate(changes, undefined)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = new Set(await page.evaluate(changes, own))
  await page.emulateMedia({ forcedColors: 'none' })
  return own.filter((change) => !forced.has(change))
}

/** Runs in the page: each kind of state that changes how its element looks. @param among those that are looked at */
function changes(among: readonly string[] | undefined): string[] {
  const properties = (
    'border-style border-width border-color font-weight text-decoration-line color background-color ' +
    'background-image box-shadow fill stroke stroke-width opacity visibility display content translate scale clip-path mask-image'
  ).split(' ')
  /** Of the reader's colours a transparent background has the one of the page. */
  const transparent = matchMedia('(forced-colors: active)').matches ? 'rgb($1)' : '$&'
  /** A control that the browser draws shows its state by itself. */
  const isNative = (one: Element) => one.matches('input') && getComputedStyle(one).appearance !== 'none'
  const lookOf = (element: Element) => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const around = [element, ...labels, ...(element.parentElement?.children ?? [])]
    const parts = [element, ...labels].flatMap((one) => [...one.querySelectorAll('*')])
    return [...new Set([...around, ...parts])]
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .flatMap((one) => [
        isNative(one) && (one as HTMLInputElement).checked,
        ...['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(one, pseudo)
          // without content it is not drawn
          if (pseudo && style.content === 'none') return ''
          const width = style.outlineStyle === 'none' ? '0' : style.outlineWidth
          return [width, ...properties.map((name) => style.getPropertyValue(name))]
            .join()
            .replace(/rgba\(([^)]*), 0\)/, transparent)
        }),
      ])
      .join('\n')
  }
  const found: string[] = []
  const seen = new Set<string>()
  const note = (element: Element, state: string, change: () => void, undo: () => void) => {
    if (!element.checkVisibility()) return
    const [own, around] = [element, element.parentElement].map(
      (one) => `${one?.localName} ${one?.getAttribute('class') ?? ''}`,
    )
    const kind = `${state} of ${own} in ${around}`
    if (seen.has(kind) || among?.includes(kind) === false) return
    seen.add(kind)
    const before = lookOf(element)
    change()
    if (lookOf(element) !== before) found.push(kind)
    undo()
  }
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked', 'aria-expanded'])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ''
      const other = value === 'false' ? 'true' : 'false'
      const set = (to: string) => element.setAttribute(name, to)
      note(
        element,
        name,
        () => set(other),
        () => set(value),
      )
    }
  for (const input of document.querySelectorAll<HTMLInputElement>(
    'input:is([type=radio], [type=checkbox])',
  )) {
    const { checked } = input
    // of a group another one would lose it
    if (input.type === 'radio' && !checked) continue
    note(
      input,
      'checked',
      () => {
        input.checked = !checked
      },
      () => {
        input.checked = checked
      },
    )
  }
  const active = document.activeElement as HTMLElement | null
  active?.blur()
  const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]))'
  for (const element of document.querySelectorAll<HTMLElement>(stops))
    note(
      element,
      'focus',
      () => element.focus({ focusVisible: true, preventScroll: true } as FocusOptions),
      () => element.blur(),
    )
  active?.focus()
  return found
}
