/** Selects popovers that are open; in browsers without them those of the stand-in, which fail at the pseudo-class. */
export function openPopover(): string {
  return 'popover' in HTMLElement.prototype ? ':popover-open' : '[popover].is-open'
}
