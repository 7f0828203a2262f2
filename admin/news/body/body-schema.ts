import { Extension, Mark, markInputRule, markPasteRule, mergeAttributes, Node } from '@tiptap/core'
import { Bold, starInputRegex, starPasteRegex } from '@tiptap/extension-bold'
import Image from '@tiptap/extension-image'
import {
  Italic,
  starInputRegex as italicInputRegex,
  starPasteRegex as italicPasteRegex,
} from '@tiptap/extension-italic'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { bodyPicture } from '#contract/keys.ts'
import type { PictureAnswer } from '#contract/media-schema.ts'
import type { Locale } from '#src/site/locale.ts'

/** A picture of the site, the only kind its pages show. */
const OwnImage = Image.extend({
  addAttributes() {
    // marks it as decoration
    return { ...this.parent?.(), role: { default: null } }
  },
  parseHTML: () => [
    { tag: 'img', getAttrs: (image) => bodyPicture.test(image.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
}).configure({ allowBase64: false, inline: false })

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})
const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** What is kept, for articles that have it, without a button. */
const plainMarks = ['kbd', 'sub', 'sup'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

/** By `**` and `*` alone: names in code such as `__init__.py` keep their underscores. */
const StarBold = Bold.extend({
  addInputRules() {
    return [markInputRule({ find: starInputRegex, type: this.type })]
  },
  addPasteRules() {
    return [markPasteRule({ find: starPasteRegex, type: this.type })]
  },
})
const StarItalic = Italic.extend({
  addInputRules() {
    return [markInputRule({ find: italicInputRegex, type: this.type })]
  },
  addPasteRules() {
    return [markPasteRule({ find: italicPasteRegex, type: this.type })]
  },
})

/** Without the columns' widths, which the site's pages do not take. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** Cells without widths; what a header is for is said when the text is written out. */
const spans = { colspan: { default: 1 }, rowspan: { default: 1 } }
const PlainCell = TableCell.extend({ addAttributes: () => spans })
const PlainHeader = TableHeader.extend({ addAttributes: () => spans })

/** Tab nests items of a list and goes through the cells of a table; after Esc it leaves the body (WCAG 2.1.2). */
const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  addProseMirrorPlugins() {
    let isLeaving = false
    // what is handled here takes no other way, and keeps what the browser does
    const keydown = (_: unknown, { key }: KeyboardEvent) => {
      const leaves = isLeaving && key === 'Tab'
      isLeaving = key === 'Escape' || (isLeaving && key === 'Shift')
      return leaves
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })]
  },
})

/**
 * What is pasted, dropped or inserted by the toolbar is undone alone: the history groups changes that follow each other
 * within half a second, so its group is closed before and after.
 */
const OwnHistoryStep = Extension.create({
  name: 'ownHistoryStep',
  dispatchTransaction({ transaction, next }) {
    const closes = ['paste', 'drop', 'toolbar'].includes(transaction.getMeta('uiEvent'))
    next(closes ? closeHistory(transaction) : transaction)
    if (closes) next(closeHistory(this.editor.state.tr))
  },
})

/**
 * The elements of contract/keys.ts. Everything else, such as what Word and web pages put on the clipboard, has no
 * place in this schema and is dropped when it is read.
 */
export const bodyExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    bold: false,
    italic: false,
    underline: false,
    // where the caret goes from a table or a picture that ends the body; not written out when it stays empty
    trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] },
  }),
  StarBold,
  StarItalic,
  LeaveByTab,
  OwnHistoryStep,
  OwnImage,
  Figure,
  Figcaption,
  ...plainMarks,
  PlainTable.configure({ resizable: false }),
  TableRow,
  PlainCell,
  PlainHeader,
]

/** A picture of the shelf as the attributes of an image. */
export function imageOf({ id, widths, ratio, alt }: PictureAnswer, lang: Locale) {
  const width = widths.filter((one) => one <= 960).at(-1) ?? widths[0] ?? 480
  const text = alt[lang] ? { alt: alt[lang] } : {}
  return { src: `/media/${id}-${width}.webp`, width, height: Math.round(width / ratio), ...text }
}
