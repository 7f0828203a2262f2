import type { AnyRouteMatch } from '@tanstack/react-router'

/**
 * Script for the end of a page that opens at one of its sections. The sections down to that one are laid out first, so that
 * heights are right (src/ui/fold.css), and the one below it, which comes into view with it, each in a task of its own: all
 * at once they hold up a phone for a fifth of a second.
 * Who scrolls meanwhile is left there. Where the window was left earlier all is laid out already, and going there comes
 * after this.
 */
export const openAtSection = `{let d=document,o=d.querySelector(".opening"),s=o?.closest("[id]"),\
a=[...d.querySelectorAll(".fold~.band")],z=a[a.indexOf(s)+1],\
g=()=>{o?.focus({preventScroll:!0});s?.scrollIntoView({behavior:"instant"})},\
n=()=>{let e=a.shift();e.style.contentVisibility="visible";e.offsetTop;e!=z?setTimeout(n):scrollY||g()};\
d.documentElement.dataset.whole!=null||!a.includes(s)?g():setTimeout(n)}`

/** Whether the page opens at one of its sections. Its text does not say so where that section is a kept part. */
export function opensAtSection(matches: readonly Match[]): boolean {
  return matches.some(({ staticData, params }) => staticData?.opensAtSection?.(params))
}

type Match = Pick<AnyRouteMatch, 'params' | 'staticData'>
