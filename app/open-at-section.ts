/**
 * Script for the end of a page that opens at one of its sections. What brings the window there without scripts, focus from
 * the first on, can have it before the rest of the page has come: it goes as far as there is page then. Where the
 * window was left earlier comes after this (return-to-place.ts).
 */
export const openAtSection =
  'document.querySelector(".opening")?.closest("[id]").scrollIntoView({behavior:"instant"})'

/** Whether the page opens at a section, as `src/ui/fold.tsx` has written it. */
export function opensAtSection(html: string): boolean {
  return html.includes('<div class="fold" hidden="" data-whole')
}
