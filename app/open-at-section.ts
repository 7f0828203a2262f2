/**
 * Script for the end of a page that opens at one of its sections. The sections down to that one are laid out first, so that
 * heights are right (src/ui/fold.css), each in a task of its own: all at once they hold up a phone for a fifth of a second.
 * Who scrolls meanwhile is left there. Where the window was left earlier all is laid out already, and going there comes
 * after this (return-to-place.ts).
 */
export const openAtSection = `{let d=document,o=d.querySelector(".opening"),s=o?.closest("[id]"),\
a=[...d.querySelectorAll(".fold~.band")],\
g=()=>{o?.focus({preventScroll:!0});s?.scrollIntoView({behavior:"instant"})},\
n=()=>{let e=a.shift();e.style.contentVisibility="visible";e.offsetTop;e!=s?setTimeout(n):scrollY||g()};\
d.documentElement.dataset.whole!=null||!a.includes(s)?g():setTimeout(n)}`

/** Whether the page opens at a section, as `src/home/home-section.tsx` has written it. */
export function opensAtSection(html: string): boolean {
  return html.includes(' class="opening"')
}
