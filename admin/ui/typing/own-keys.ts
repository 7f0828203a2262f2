/**
 * Whether a key belongs to what an input method composes. Safari ends a composition before the key that ends it, whose code says
 * so alone: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Selects popovers that are open; in browsers without them those of the stand-in, which fail at the pseudo-class. */
export function openPopover(): string {
  return 'popover' in HTMLElement.prototype ? ':popover-open' : '[popover].is-open'
}
