import { bodyPicture } from '#contract/keys.ts'
import { omission } from './omission.ts'
import { type LeftOut, removeOthers, styleOf } from './remove-others.ts'

export type Pasted = {
  html: string
  /** in the order of the `<img data-pasted>` that stand for them */
  pictures: File[]
  /** what pictures are called that a page may not read: another site's, or a file of somebody's computer */
  named: string[]
  /** how many videos, forms and the like it had */
  embedded: number
  /** what was left out as it is no text of the document */
  left: LeftOut
}

const embedded =
  'iframe,object,embed,video,audio,canvas,svg:not([aria-hidden="true"]),form,input:not([type="hidden"]),select,textarea'

/**
 * HTML without style attributes, sheets and event handlers: Chrome holds those of documents without a browsing context, in
 * which a paste is parsed, against the page's policy too. What a style says is in `data-style`.
 */
export function withoutStyles(html: string): string {
  const unstyled = html.replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
  return unstyled.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*/gi, (tag) =>
    tag.replace(attribute, (whole, name: string) => (/^(?:style$|on)/i.test(name) ? `data-${whole}` : whole)),
  )
}

const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)/g

/**
 * HTML of a clipboard, as office programs and web pages write it, in the elements that articles have. The document it is
 * parsed in has no browsing context: nothing of it is loaded or run.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const left = removeOthers(body)
  readOfficeLists(body)
  readMarks(body)
  readHeadings(body)
  // an article has no place that a fragment could name
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  const embeds = [...body.querySelectorAll('*')].filter(isEmbedded)
  for (const element of embeds) element.replaceWith(omission(element.localName))
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  const pictures: File[] = []
  const named: string[] = []
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('data-src') ?? image.getAttribute('src') ?? ''
    if (bodyPicture.test(src)) continue
    const file = fileOf(src, pictures.length)
    if (file) {
      image.setAttribute('data-pasted', String(pictures.push(file) - 1))
      image.removeAttribute('src')
      continue
    }
    const name = image.alt.trim() || nameOf(src)
    named.push(name)
    image.replaceWith(omission(name))
  }
  captionTables(body)
  wrapInline(body)
  return { html: body.innerHTML, pictures, named, embedded: embeds.length, left }
}

/** Custom elements and those that HTML does not know are something to look at or to use, where they hold no text: such as videos of WeChat. */
function isEmbedded(element: Element): boolean {
  if (element.matches(embedded)) return true
  const isUnknown = element instanceof HTMLUnknownElement || element.localName.includes('-')
  const isOffice = element.localName.includes(':')
  return isUnknown && !isOffice && element.textContent.trim() === '' && !element.querySelector('img')
}

/** An article has captions of figures, of whatever is in them. */
function captionTables(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.parentElement
    const figure = body.ownerDocument.createElement('figure')
    table?.replaceWith(figure)
    caption.remove()
    if (table) figure.append(table)
    if (caption.textContent.trim() === '') figure.replaceWith(...figure.childNodes)
    else figure.append(caption)
    rename(caption, 'figcaption')
  }
}

const block =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,pre,blockquote,figure,hr,div,section,article,header,footer,main'

/** Puts text that stands beside blocks into paragraphs of its own: without them it would run into what is beside it. */
function wrapInline(holder: HTMLElement): void {
  let paragraph: HTMLElement | undefined
  for (const node of [...holder.childNodes]) {
    if (node instanceof Comment) continue
    const isElement = node instanceof HTMLElement
    if (isElement && (node.matches(block) || node.querySelector(block))) {
      paragraph = undefined
      if (node.matches('div,section,article,header,footer,main,blockquote') && node.querySelector(block))
        wrapInline(node)
    } else if (paragraph || node.textContent?.trim() || (isElement && node.matches('img'))) {
      if (!paragraph) {
        paragraph = holder.ownerDocument.createElement('p')
        node.before(paragraph)
      }
      paragraph.append(node)
    }
  }
}

/** The paragraphs by which Word and WPS write lists: `mso-list` has the level, a span the number or the bullet. */
function readOfficeLists(body: HTMLElement): void {
  // by level, of the list that is being read
  let lists: HTMLElement[] = []
  let last: Element | null = null
  for (const item of body.querySelectorAll('p,h1,h2,h3,h4')) {
    const marker = item.querySelector('[data-style*="mso-list:Ignore" i]')
    const number = marker?.textContent.trim() ?? ''
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(item))?.[1] ?? 0)
    // a heading keeps its number
    if (item.tagName !== 'P') {
      if (marker) marker.textContent = `${number} `
      continue
    }
    if (level === 0) continue
    marker?.remove()
    if (item.previousElementSibling !== last) lists = []
    lists.length = Math.min(lists.length, level)
    const list = lists.at(level - 1) ?? startList(item, lists, number)
    const entry = list.appendChild(body.ownerDocument.createElement('li'))
    entry.append(...item.childNodes)
    item.remove()
    last = lists[0] ?? null
  }
}

/** A list before the item, or in the last entry of the level above. A level may be left out. */
function startList(item: Element, lists: HTMLElement[], number: string): HTMLElement {
  // bullets are signs, or single letters of a font of signs
  const isNumbered = /^[(（]?([\p{L}\p{N}]+[.)）、．]|第.+|\d+)/u.test(number)
  const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  const first = Number.parseInt(number.replace(/^[(（]/, ''), 10)
  if (isNumbered && first > 1) list.setAttribute('start', String(first))
  const above = lists.at(-1)
  if (above) (above.lastElementChild ?? above).append(list)
  else item.before(list)
  lists.push(list)
  return list
}

/** Google Docs and WeChat write bold as a style of a span, and `<b>` around text that is not. */
function readMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b,span')) {
    const style = styleOf(element)
    if (element.tagName === 'B') {
      if (/font-weight:\s*(normal|[1-4]00)/i.test(style)) element.replaceWith(...element.childNodes)
      continue
    }
    for (const [name, sign] of [
      ['strong', /font-weight:\s*(bold|[6-9]00)/i],
      ['em', /font-style:\s*italic/i],
      ['s', /text-decoration[^;]*line-through/i],
    ] as const) {
      if (!sign.test(style) || element.closest(`${name},h1,h2,h3,h4`)) continue
      const mark = element.ownerDocument.createElement(name)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

/** Where there is a heading of level 1 all go down by one, as the article's title is above them. */
function readHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  if (!body.querySelector('h1')) return
  for (const level of [3, 2, 1])
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** The picture of a `data:` address. */
function fileOf(src: string, at: number): File | undefined {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(src) ?? []
  if (!type || !data) return undefined
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `${at + 1}.${type.slice('image/'.length)}`, { type })
}

function nameOf(src: string): string {
  return src.split(/[?#]/)[0]?.split(/[\\/]/).at(-1)?.slice(0, 60) || '?'
}
