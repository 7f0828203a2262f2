// the only script for unsupported older browsers; render-page.tsx decides
import { standInForPopovers } from './popover-stand-in.ts'

standInForPopovers()
for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
// hidden by `@media (scripting: none)` in browsers that know it
const scripted = '.hero__pn, [data-scripted], .scr__live, .scr__tabs, .phead button'
for (const element of document.querySelectorAll<HTMLElement>(scripted))
  element.style.setProperty('display', 'none', 'important')
