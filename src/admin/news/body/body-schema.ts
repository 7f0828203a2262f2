import { mergeAttributes } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** A picture of the site, the only kind its pages show. Any other is left out when it is pasted. */
const OwnImage = Image.extend({
  addAttributes() {
    // marks it as decoration
    return { ...this.parent?.(), role: { default: null } }
  },
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
}).configure({ allowBase64: false, inline: false })

/** Without the columns' widths, which the site's pages do not take. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** Cells without widths; what a header is for is said when the text is written out. */
const spans = { colspan: { default: 1 }, rowspan: { default: 1 } }
const PlainCell = TableCell.extend({ addAttributes: () => spans })
const PlainHeader = TableHeader.extend({ addAttributes: () => spans })

/**
 * What a body may consist of. Everything else, such as what Word and web pages put on the clipboard, has no place in this
 * schema and is dropped when it is read.
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
    strike: false,
    underline: false,
    trailingNode: false,
  }),
  OwnImage.extend({
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  PlainCell,
  PlainHeader,
]
