// all the script of a page in a browser before the promised ones: render-page.tsx decides
import { standInForPopovers } from './popover-stand-in.ts'

standInForPopovers()
for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent ?? ''
// what the style sheets hide by `@media (scripting: none)`; Chromium 86 hangs on `insertRule` into theirs
const sheet = new CSSStyleSheet()
sheet.replaceSync('.hero__pn,[data-scripted],.scr__live,.scr__tabs,.phead button{display:none!important}')
document.adoptedStyleSheets = [sheet]
