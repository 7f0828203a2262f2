import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { Banner } from '../../ui/state.tsx'
import { bodyExtensions } from './body-schema.ts'
import { usePaste } from './use-paste.tsx'
import { elementsLost, throughSchema, writeBody } from './write-body.ts'

type BodyEditorProps = {
  lang: Locale
  /** id of the element that names it */
  labelledBy: string
  value: string
  onChange: (html: string) => void
  /** the editor, once it is there and whenever it has the caret */
  onFocus: (editor: Editor) => void
}

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
      handlePaste: (view, event) => transfer.current.handlePaste(view, event),
      handleDrop: (view, event) => transfer.current.handleDrop(view, event),
      attributes: {
        class: 'a-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang: languageTag(lang),
        'data-placeholder': placeholder,
      },
    },
    onCreate: ({ editor }) => {
      if (lang === 'cn') onFocus(editor)
    },
    onFocus: ({ editor }) => onFocus(editor),
    onUpdate: ({ editor }) => {
      written.current = writeBody(editor.state.doc.content, editor.schema, document)
      onChange(written.current)
    },
  })
  // what came from elsewhere: merged, restored, cleaned by the server
  useEffect(() => {
    if (!editor || value === written.current) return
    const isSame = throughSchema(value, editor.schema, document) === written.current
    written.current = value
    // the caret would be lost for what only the server writes in another way
    if (!isSame) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
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
