import { keepUnits } from '#contract/texts/units.ts'
import { readMarks } from '#i18n/marks.ts'
import type { FramedPage } from './framed-page.server.ts'

/** Names the texts of an element: their ids, by spaces. */
const attribute = 'data-texts'
const labels = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
  'data-column',
  'data-name',
]

/** A framed page with its marks taken out: elements with texts name them and are in the order of the keyboard. */
export function readFramed({ html, texts }: Pick<FramedPage, 'html' | 'texts'>): Document {
  const framed = new DOMParser().parseFromString(html, 'text/html')
  const unmarked: Text[] = []
  const add = (element: Element | null, ids: readonly string[]) => {
    if (element && ids.length > 0)
      element.setAttribute(attribute, [...new Set([...textsOf(element), ...ids])].join(' '))
  }
  const idsOf = (numbers: readonly number[]) => numbers.flatMap((number) => texts[number]?.id ?? [])
  for (const node of textNodes(framed)) {
    const { numbers, text } = readMarks(node.data)
    if (numbers.length > 0) {
      node.data = text
      add(holderOf(node), idsOf(numbers))
    } else if (/\p{L}/u.test(text)) unmarked.push(node)
  }
  // pages split some texts: what is left of a text belongs to it
  const whole = Object.values(texts).map(({ id, text }) => ({ id, text: keepUnits(text) }))
  for (const node of unmarked) {
    const piece = node.data.trim()
    const [only, another] = whole.filter(({ text }) => text !== piece && text.includes(piece))
    const isNear = node.parentElement?.closest(blocks)?.querySelector(`[${attribute}~="${only?.id}"]`)
    if (only && (isNear || (!another && piece.length > 12))) add(holderOf(node), [only.id])
  }
  for (const element of framed.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const { numbers, text } = readMarks(value)
      if (numbers.length === 0) continue
      element.setAttribute(name, text)
      if (labels.includes(name)) add(element, idsOf(numbers))
    }
    if (element.matches(`${controls},[tabindex]`)) element.setAttribute('tabindex', '-1')
  }
  for (const element of framed.querySelectorAll(`[${attribute}]`))
    (element.closest(controls) ?? element).setAttribute('tabindex', '0')
  return framed
}

/** Nothing in them is focused by itself. */
const controls = 'a,button,summary,input,select,textarea,[role=img]'
const blocks = 'h1,h2,h3,h4,h5,h6,p,li,a,button,td,th,dt,dd,text'

function textNodes(framed: Document): Text[] {
  const walker = framed.createTreeWalker(framed.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Options are not pointed at. */
function holderOf({ parentElement }: Text): Element | null {
  return parentElement?.closest('select') ?? parentElement
}

function textsOf(element: Element): string[] {
  return element.getAttribute(attribute)?.split(' ') ?? []
}

/** What was chosen in a frame: texts, what is read there, and where its link leads. */
export type Spot = { ids: string[]; text: string; href?: string }

/** The texts at an element, else those in the nearest element around it. */
export function spotOf(target: Element): Spot | undefined {
  const named = target.closest(`[${attribute}]`)
  const around = named
    ? [named]
    : (target.closest(`${blocks},figure,svg`)?.querySelectorAll(`[${attribute}]`) ?? [])
  const ids = [...new Set([...around].flatMap(textsOf))]
  const href = target.closest('a')?.getAttribute('href')
  const text = target.textContent.trim()
  const spot = { ids, text, ...(href?.startsWith('/') && { href }) }
  return ids.length > 0 || spot.href ? spot : undefined
}

/** Marks the elements of the open text. */
export function showOpen(framed: Document, id: string | undefined): Element[] {
  for (const element of framed.querySelectorAll('[data-open]')) element.removeAttribute('data-open')
  const elements = elementsOf(framed, id)
  for (const element of elements) element.setAttribute('data-open', '')
  return elements
}

function elementsOf(framed: Document, id: string | undefined): Element[] {
  return id === undefined ? [] : [...framed.querySelectorAll(`[${attribute}~="${id}"]`)]
}

/** Changes what differs, so that a frame stays where it was scrolled to. */
export function morph(shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return
  if (shown.nodeName !== next.nodeName || shown.childNodes.length !== next.childNodes.length) {
    shown.parentNode?.replaceChild(shown.ownerDocument?.adoptNode(next) ?? next, shown)
    return
  }
  if (shown instanceof CharacterData || next instanceof CharacterData) shown.nodeValue = next.nodeValue
  if (isElement(shown) && isElement(next))
    for (const { name, value } of [...next.attributes]) shown.setAttribute(name, value)
  const children = [...next.childNodes]
  for (const [index, child] of [...shown.childNodes].entries()) {
    const other = children[index]
    if (other) morph(child, other)
  }
}

// of another document's window
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

/** Whether a text is broader than its box, or the page than its window. */
export function isTooBroad(framed: Document, id: string): boolean {
  const { scrollWidth, clientWidth } = framed.documentElement
  const elements = elementsOf(framed, id)
  return (
    elements.length > 0 &&
    (scrollWidth > clientWidth || elements.some((element) => overflows(boxOf(element))))
  )
}

function boxOf(element: Element): Element {
  const display = element.ownerDocument.defaultView?.getComputedStyle(element).display
  const parent = element.parentElement
  return parent && (display === 'inline' || display === 'contents') ? boxOf(parent) : element
}

/** Not where it scrolls; what is for screen readers alone is one pixel wide. */
function overflows(box: Element): boolean {
  const { overflowX } = box.ownerDocument.defaultView?.getComputedStyle(box) ?? {}
  const { clientWidth, scrollWidth } = box
  return clientWidth > 1 && scrollWidth > clientWidth + 1 && !/auto|scroll/.test(overflowX ?? '')
}
