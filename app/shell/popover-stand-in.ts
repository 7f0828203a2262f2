/** Popover fallback (before Chrome 114, Firefox 125, Safari 17): buttons toggle, Escape and outside clicks close. */
export function standInForPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[popovertarget]')
    if (button) return toggle(button)
    const open = openPopover()
    if (open && !open.contains(target)) close(open)
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = openPopover()
    if (key === 'Escape' && open) close(open)
  })
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (this.classList.contains(openClass)) close(this)
  }
}

const openClass = 'is-open'
let opener: HTMLElement | undefined

function openPopover(): HTMLElement | null {
  return document.querySelector(`[popover].${openClass}`)
}

function toggle(button: HTMLElement): void {
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '')
  const open = openPopover()
  if (open) close(open)
  if (!popover || open === popover || button.getAttribute('popovertargetaction') === 'hide') return
  opener = button
  popover.classList.add(openClass)
  popover.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true })
}

function close(popover: HTMLElement): void {
  const hadFocus = popover.contains(document.activeElement)
  popover.classList.remove(openClass)
  if (hadFocus) opener?.focus({ preventScroll: true })
}
