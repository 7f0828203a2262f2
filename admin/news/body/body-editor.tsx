import { DOMParser, DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { textOfBody } from '../../ui/fields/text-of-body.ts'
import { textSeen } from '../../ui/fields/text-seen.ts'
import { Banner } from '../../ui/state.tsx'
import { bodyExtensions } from './body-schema.ts'
import { withoutStyles } from './read-pasted.ts'
import { usePaste } from './use-paste.tsx'

type BodyEditorProps = {
  lang: Locale
  /** id of the element that names it */
  labelledBy: string
  value: string
  onChange: (html: string) => void
  /** the editor, once it is there and whenever it has the caret */
  onFocus: (editor: Editor) => void
}

/** Pixels: the highest bars, of a desk above and of a phone below. */
const room = { top: 128, bottom: 96, left: 0, right: 5 }

/** The body of an article. Not for the first load: Tiptap weighs more than the rest of the page. */
export function BodyEditor({ lang, labelledBy, value, onChange, onFocus }: BodyEditorProps) {
  const { placeholder } = useWords('admin-news').paste
  const { lost } = useLL()['admin-news'].paste
  const { note, ...onTransfer } = usePaste(lang)
  const transfer = useRef(onTransfer)
  transfer.current = onTransfer
  const written = useRef(value)
  const editor = useEditor({
    extensions: bodyExtensions,
    content: value,
    // the policy allows no style elements; the sheet has these lines
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      // the caret stays between the bars that stick
      scrollThreshold: room,
      scrollMargin: room,
      handlePaste: (view, event) => transfer.current.handlePaste(view, event),
      handleDrop: (view, event) => transfer.current.handleDrop(view, event),
      // what is handled here is without them already
      transformPastedHTML: withoutStyles,
      attributes: {
        class: 'a-article-body',
        role: 'textbox',
        'aria-multiline': 'true',
        id: `text-${lang}`,
        'data-path': `${lang}.bodyHtml`,
        'aria-labelledby': labelledBy,
        lang: languageTag(lang),
        'data-placeholder': placeholder,
      },
    },
    onCreate: ({ editor }) => {
      if (lang === 'cn') onFocus(editor)
    },
    onFocus: ({ editor }) => onFocus(editor),
    onBlur: () => show(),
    onUpdate: ({ editor }) => {
      written.current = writeBody(editor.state.doc.content, editor.schema, document)
      onChange(written.current)
    },
  })
  const show = () => {
    if (!editor || value === written.current) return
    const isSame = throughSchema(value, editor.schema, document) === written.current
    const isSeenAlike = textSeen(textOfBody(value)) === textSeen(textOfBody(written.current))
    // like a field of text (`useOwnText`) it shows what the server cleaned when it is left
    if (!isSame && isSeenAlike && editor.isFocused) return
    written.current = value
    const { from, to } = editor.state.selection
    if (!isSame) editor.chain().setContent(value, { emitUpdate: false }).setTextSelection({ from, to }).run()
  }
  // before something else can be typed
  useLayoutEffect(show, [editor, value])
  const names = useMemo(
    () => (editor ? elementsLost(value, throughSchema(value, editor.schema, document), document) : []),
    [editor, value],
  )
  return (
    <>
      {names.length > 0 && <Banner bad>{lost({ names: names.join(', ') })}</Banner>}
      {note}
      <EditorContent editor={editor} />
    </>
  )
}

/**
 * A body as HTML in the form articles are kept in: one block a line, list items and cells without a paragraph around
 * their text, the rows of headers in a `thead`. An article that is opened and saved stays as it is.
 */
export function writeBody(content: Fragment, schema: Schema, document: Document): string {
  const root = document.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, root)
  for (const holder of root.querySelectorAll('li,td,th')) unwrapParagraph(holder)
  for (const table of root.querySelectorAll('table')) addHead(table, document)
  for (const cell of root.querySelectorAll('[colspan="1"],[rowspan="1"]')) {
    if (cell.getAttribute('colspan') === '1') cell.removeAttribute('colspan')
    if (cell.getAttribute('rowspan') === '1') cell.removeAttribute('rowspan')
  }
  // where the caret may stand
  if (root.lastElementChild?.outerHTML === '<p></p>') root.lastElementChild.remove()
  return [...root.children].map((block) => block.outerHTML).join('\n')
}

/** HTML as it comes out of the editor: without what its schema has no place for. */
export function throughSchema(html: string, schema: Schema, document: Document): string {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return writeBody(DOMParser.fromSchema(schema).parse(holder).content, schema, document)
}

/** The elements that hold less, or are fewer, after a body has been through the schema than before. */
export function elementsLost(before: string, after: string, document: Document): string[] {
  const [had, has] = [before, after].map((html) => {
    const holder = document.createElement('div')
    holder.innerHTML = html
    const sizes = new Map<string, number>()
    for (const { localName, textContent } of holder.querySelectorAll('*:not(p,tbody,thead)')) {
      const size = textContent.replace(/\s/g, '').length
      sizes.set(localName, (sizes.get(localName) ?? 0) + (size || 1))
    }
    return sizes
  }) as [Map<string, number>, Map<string, number>]
  return [...had].filter(([name, size]) => (has.get(name) ?? 0) < size).map(([name]) => `<${name}>`)
}

/** Of several paragraphs each stays one. */
function unwrapParagraph(holder: Element): void {
  const [first, second] = holder.children
  if (first?.tagName !== 'P' || (second && !/^[UO]L$/.test(second.tagName))) return
  first.replaceWith(...first.childNodes)
}

function addHead(table: HTMLTableElement, document: Document): void {
  const body = table.querySelector('tbody')
  const head = document.createElement('thead')
  const rows = [...(body?.children ?? [])]
  // a cell cannot span past the end of its row group (HTML, 4.9.12): the rows it spans are of the head too
  let end = 0
  for (const [at, row] of rows.entries()) {
    const cells = [...row.children] as HTMLTableCellElement[]
    if (at >= end && cells.some(({ tagName }) => tagName !== 'TH')) break
    end = Math.max(end, at + 1, ...cells.map(({ rowSpan }) => at + rowSpan))
  }
  head.append(...rows.slice(0, end))
  if (head.children.length > 0) body?.before(head)
  if (body?.children.length === 0) body.remove()
  for (const cell of table.querySelectorAll('th'))
    cell.setAttribute('scope', cell.closest('thead') ? 'col' : 'row')
}
