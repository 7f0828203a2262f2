import render from 'dom-serializer'
import { type ChildNode, Element, isTag, isText } from 'domhandler'
import { appendChild, findAll, removeElement, replaceElement, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { bodyAliases, bodyElements, bodyPicture } from '../contract/keys.ts'
import type { PictureAnswer } from '../contract/media-schema.ts'
import type { Language } from '../contract/values-schema.ts'
import { sanitizeBody } from '../news/news-body.ts'

/** What a document's body is read with. */
export interface Places {
  /** Where a link of the old site leads now; undefined where it leads nowhere. */
  link: (href: string) => string | undefined
  /** The file of a picture; undefined where there is none. */
  picture: (src: string) => string | undefined
}

export interface BodyRead {
  /** What the article will lack, or has in another form, a line each. */
  notes: string[]
  /** The files of its pictures with the texts that stand for them. */
  pictures: { file: string; alt: string }[]
  text: string
  /** The body with its pictures in their places. */
  fill: (pictures: ReadonlyMap<string, PictureAnswer>) => string
}

const blocks = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements that say something which a body has no place for. */
const LOST = 'iframe video audio embed object form input select textarea button svg canvas math map'.split(
  ' ',
)
const SILENT = ['script', 'style', 'noscript', 'template', 'head', 'link', 'meta']
const isKept = (name: string) => Object.hasOwn(bodyElements, name) || Object.hasOwn(bodyAliases, name)

/**
 * Reads HTML of another system into what an article's body may hold. What has no place in it is named, not dropped in silence.
 * @param language of the text, for the pictures' own words
 */
export function readBody(html: string, places: Places, language: Language): BodyRead {
  const document = parseDocument(html)
  const notes: string[] = []
  const elements = (...names: string[]) =>
    findAll((element) => names.includes(element.name), document.children)
  for (const element of elements(...SILENT)) removeElement(element)
  const lost = Map.groupBy(elements(...LOST), ({ name }) => name)
  for (const [name, found] of lost) {
    const addresses = found.flatMap(({ attribs }) => attribs.src ?? attribs.data ?? [])
    notes.push(
      `left out: ${found.length} <${name}>${addresses.length > 0 ? ` (${addresses.join(', ')})` : ''}`,
    )
    for (const element of found) removeElement(element)
  }
  const deleted = elements('del').filter((element) => textContent(element).trim() !== '')
  if (deleted.length > 0)
    notes.push(
      `left out: ${deleted.length} deleted passages: ${deleted.map((element) => shortened(textContent(element))).join(', ')}`,
    )
  for (const element of elements('del')) removeElement(element)
  for (const caption of elements('caption')) captionTable(caption)
  for (const heading of elements('h5', 'h6')) heading.name = 'h4'
  for (const element of elements('u', 'mark'))
    if (!isKept(element.name))
      notes.push(`plain text instead of <${element.name}>: ${shortened(textContent(element))}`)
  for (const link of elements('a')) {
    const href = link.attribs.href?.trim()
    if (!href || href.startsWith('#')) continue
    const target = places.link(href)
    if (target === undefined) notes.push(`no link any more: ${href}`)
    link.attribs = target === undefined ? {} : { href: target }
  }
  const pictures = elements('img').flatMap((image) => pictureOf(image, places, notes))
  wrapInline(document.children)
  const fill: BodyRead['fill'] = (stored) => {
    for (const { image, file, alt } of pictures) {
      const picture = stored.get(file)
      const width = picture?.widths.findLast((one) => one <= 960) ?? picture?.widths[0]
      if (!picture || !width) continue
      image.attribs = {
        src: `/media/${picture.id}-${width}.webp`,
        alt,
        width: String(width),
        height: String(Math.round(width / picture.ratio)),
        ...(alt || picture.alt[language] ? {} : { role: 'presentation' }),
      }
    }
    return sanitizeBody(render(document, { encodeEntities: 'utf8' })).trim()
  }
  return { notes, pictures, text: textContent(document), fill }
}

function pictureOf(image: Element, { picture }: Places, notes: string[]) {
  const src = image.attribs.src ?? image.attribs['data-src'] ?? image.attribs['data-original'] ?? ''
  if (bodyPicture.test(src)) return []
  const file = picture(src)
  if (!file) {
    notes.push(`no picture: ${shortened(src) || 'an <img> without an address'}`)
    removeElement(image)
    return []
  }
  const alt = (image.attribs.alt ?? '').trim() || (image.attribs.title ?? '').trim()
  if (!alt) notes.push(`a picture without text, marked as decoration: ${src}`)
  return [{ image, file, alt }]
}

/** Puts text that stands beside blocks into paragraphs of its own: without them it would run into what is beside it. */
function wrapInline(nodes: readonly ChildNode[]): void {
  let paragraph: Element | undefined
  for (const node of [...nodes]) {
    const isBlock =
      isTag(node) &&
      (blocks.has(node.name) || node.children.some((child) => isTag(child) && blocks.has(child.name)))
    if (isBlock || (!isTag(node) && !isText(node))) {
      paragraph = undefined
      if (
        isTag(node) &&
        isBlock &&
        (!isKept(node.name) || node.name === 'blockquote' || node.name === 'figure')
      )
        wrapInline(node.children)
      continue
    }
    if (!paragraph) {
      if (isText(node) && node.data.trim() === '') continue
      paragraph = new Element('p', {})
      replaceElement(node, paragraph)
    } else removeElement(node)
    appendChild(paragraph, node)
  }
}

/** A body has captions of figures, of whatever is in them. */
function captionTable(caption: Element): void {
  const table = caption.parent
  removeElement(caption)
  if (!table || !isTag(table) || textContent(caption).trim() === '') return
  const figure = new Element('figure', {})
  replaceElement(table, figure)
  caption.name = 'figcaption'
  appendChild(figure, table)
  appendChild(figure, caption)
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** Paragraphs of text that has none: WordPress stores blank lines. */
export function withParagraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      /^<(?:p|div|h\d|ul|ol|table|blockquote|pre|figure|hr|section)\b/i.test(part)
        ? part
        : `<p>${part.replace(/\n/g, '<br>')}</p>`,
    )
    .join('\n')
}
