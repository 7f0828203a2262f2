// what runs in the page to find what its text loses

/** What is drawn late may be wide for a moment: at most half a second. */
export async function sidewaysScroll(): Promise<number> {
  let sideways = 0
  for (let frames = 0; frames < 30; frames += 1) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth, clientWidth } = document.documentElement
    sideways = Math.max(0, scrollWidth - clientWidth)
    if (sideways === 0) break
  }
  return sideways
}

/** What goes furthest beyond the window, the innermost of it. */
export function widest(): string | undefined {
  const right = (one: Element) => one.getBoundingClientRect().right + scrollX
  const all = [...document.body.querySelectorAll('*')]
  return all
    .reduce((most, one) => (right(one) >= right(most) ? one : most), document.body)
    ?.outerHTML.slice(0, 120)
}

export function spaceText(on: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  )
  document.adoptedStyleSheets = on ? [sheet] : []
}

/** Texts that go beyond a box around them that hides what does. */
export function cutTexts(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  // what hides around each element, so that each text is measured once
  const boxes = new Map<Element | null, { x: DOMRect[]; y: DOMRect[] }>([[null, { x: [], y: [] }]])
  const boxesOf = (element: Element | null): { x: DOMRect[]; y: DOMRect[] } => {
    const known = boxes.get(element)
    if (known || !element) return known ?? { x: [], y: [] }
    const { overflowX, overflowY } = getComputedStyle(element)
    let around = boxesOf(element === document.body ? null : element.parentElement)
    if (hides(overflowX) || hides(overflowY)) {
      const outer = element.getBoundingClientRect()
      // not shown, or for screen readers alone
      if (outer.width >= 2 && outer.height >= 2)
        around = {
          x: hides(overflowX) ? [...around.x, outer] : around.x,
          y: hides(overflowY) ? [...around.y, outer] : around.y,
        }
      else around = { x: [], y: [] }
    }
    boxes.set(element, around)
    return around
  }
  const cut: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim()
    const { x, y } = boxesOf(words ? text.parentElement : null)
    if (!words || (x.length === 0 && y.length === 0)) continue
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const isCut =
      x.some((outer) => left < outer.left - 2 || right > outer.right + 2) ||
      y.some((outer) => top < outer.top - 4 || bottom > outer.bottom + 4)
    if (width > 2 && isCut) cut.push(`cut off: ${words.slice(0, 40)} in ${text.parentElement?.className}`)
  }
  return cut
}

/** Chinese in what is said to be English; names in a sentence, and those of languages, are of none. */
export function foreignTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text
    const words = textContent?.trim() ?? ''
    const letters = words.match(/\p{Script=Han}/gu)?.length ?? 0
    const isName = words === '中文' || (letters < 5 && /[a-z]/i.test(words))
    if (letters === 0 || isName || !parentElement) continue
    if (parentElement.closest('script, style, noscript, [aria-hidden=true], [contenteditable]')) continue
    if (parentElement.closest<HTMLElement>('[lang]')?.lang.startsWith('en'))
      found.push(`${words.slice(0, 40)} in ${parentElement.outerHTML.slice(0, 80)}`)
  }
  return found
}

/** Numbers that a line may end behind, with their unit on the next. */
export function partedUnits(): string[] {
  const units = '[kMGTP]?B|[kMGT]?bit/s|vCPU|fps|ms|[kMG]?Hz|minutes?|hours?|days?|months?|years?|个|台|名'
  return document.body.innerText.match(new RegExp(`.{0,20}\\d (?:${units})(?![\\w-])`, 'g')) ?? []
}
