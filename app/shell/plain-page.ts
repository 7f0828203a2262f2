// all the script of a page in a browser before the promised ones: render-page.tsx decides
import { standInForPopovers } from './popover-stand-in.ts'

standInForPopovers()
for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
// what the style sheets hide by `@media (scripting: none)`, which these browsers do not know
const scripted = '.hero__pn, [data-scripted], .scr__live, .scr__tabs, .phead button'
for (const element of document.querySelectorAll<HTMLElement>(scripted))
  element.style.setProperty('display', 'none', 'important')
