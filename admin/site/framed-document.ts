import { readMarks } from '#i18n/marks.ts'
import type { FramedPage, TextOfPage } from './framed-page.server.ts'

/** Names the texts of an element: their numbers, by spaces. */
const attribute = 'data-texts'
const controls = 'a,button,summary,input,select,textarea,[tabindex]'

/** The body of a framed page with its marks taken out: elements name their texts, and no key reaches them. */
export function readFramed({ html }: Pick<FramedPage, 'html'>): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const add = (element: Element | null, numbers: readonly number[]) => {
    if (element && numbers.length > 0)
      element.setAttribute(attribute, [...new Set([...numbersOf(element), ...numbers])].join(' '))
  }
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const { numbers, text } = readMarks(node.data)
    node.data = text
    // options are not pointed at
    add(node.parentElement?.closest('select') ?? node.parentElement, numbers)
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const { numbers, text } = readMarks(value)
      if (numbers.length === 0) continue
      element.setAttribute(name, text)
      add(element, numbers)
    }
    if (element.matches(controls)) element.setAttribute('tabindex', '-1')
  }
  return body
}

function numbersOf(element: Element): number[] {
  return element.getAttribute(attribute)?.split(' ').map(Number) ?? []
}

/** The texts below a heading. */
export type OutlineSection = { heading: string; texts: TextOfPage[] }

/** The texts of a page by its headings, each once. @param top what stands before the first heading */
export function outlineOf(body: Element, texts: FramedPage['texts'], top: string): OutlineSection[] {
  const listed = new Set<string>()
  let section: OutlineSection = { heading: top, texts: [] }
  const sections = [section]
  for (const element of body.querySelectorAll(`h1,h2,[${attribute}]`)) {
    if (element.matches('h1,h2')) {
      section = { heading: element.textContent, texts: [] }
      sections.push(section)
    }
    for (const number of numbersOf(element)) {
      const text = texts[number]
      const key = JSON.stringify(text)
      if (text && !listed.has(key)) section.texts.push(text)
      listed.add(key)
    }
  }
  return sections.filter(({ texts }) => texts.length > 0)
}

/** What was chosen: texts, of which the first opens, and where the link there leads. */
export type Spot = { texts: TextOfPage[]; href?: string }

/** What an element says, or the control it is in. */
export function spotOf(target: Element, texts: FramedPage['texts']): Spot | undefined {
  const control = target.closest('a,button,summary,label')
  const named = target.closest(`[${attribute}]`) ?? control?.querySelector(`[${attribute}]`)
  const found = named ? numbersOf(named).flatMap((number) => texts[number] ?? []) : []
  const href = target.closest('a')?.getAttribute('href')
  const spot = { texts: found, ...(href?.startsWith('/') && { href }) }
  return found.length > 0 || spot.href ? spot : undefined
}

/** Marks the elements of a text. @returns those that are seen */
export function showText(body: Element, texts: FramedPage['texts'], id: string | undefined): Element[] {
  const named = [...body.querySelectorAll(`[${attribute}]`)]
  const elements = named.filter((element) => numbersOf(element).some((number) => texts[number]?.id === id))
  for (const element of named) element.toggleAttribute('data-open', elements.includes(element))
  return elements.filter((element) => element.getClientRects().length > 0)
}

/** Replaces what differs, so that a frame stays where it was scrolled to. */
export function morph(shown: ChildNode, next: ChildNode): void {
  if (shown.isEqualNode(next)) return
  const [before, after] = [[...shown.childNodes], [...next.childNodes]]
  const isBelow = after.length > 0 && before.length === after.length
  if (!isBelow || !shown.cloneNode().isEqualNode(next.cloneNode())) {
    shown.replaceWith(next)
    return
  }
  for (const [index, child] of before.entries()) {
    const other = after[index]
    if (other) morph(child, other)
  }
}
