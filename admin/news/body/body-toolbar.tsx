import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { articleLink } from '#contract/article-link.ts'
import { useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { TextField } from '#src/ui/form.tsx'
import { PictureDialog } from '../../media/picture-dialog.tsx'
import { ActionForm } from '../../ui/action-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AddressAnswer } from '../../ui/fields/address-answer.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { imageOf } from './body-schema.ts'

/** Formats the body that has the caret. One tab stop, arrows inside (WAI-ARIA toolbar). */
export function BodyToolbar({ editor, lang }: { editor: Editor | undefined; lang: Locale }) {
  const { toolbar: words, langs } = useWords('admin-news')
  const [dialog, setDialog] = useState<'link' | 'picture' | 'pictureText'>()
  const active = useEditorState({
    editor: editor ?? null,
    selector: ({ editor }) => ({
      h2: editor?.isActive('heading', { level: 2 }),
      h3: editor?.isActive('heading', { level: 3 }),
      bold: editor?.isActive('bold'),
      italic: editor?.isActive('italic'),
      list: editor?.isActive('bulletList'),
      ordered: editor?.isActive('orderedList'),
      quote: editor?.isActive('blockquote'),
      code: editor?.isActive('code'),
      codeBlock: editor?.isActive('codeBlock'),
      table: editor?.isActive('table'),
      link: editor?.isActive('link'),
      image: editor?.isActive('image'),
    }),
  })
  const run = () => editor?.chain().focus().setMeta('uiEvent', 'toolbar')
  type Tool = [name: keyof typeof words, icon: IconName, act: () => void]
  const tools: Tool[] = [
    ['h2', 'h2', () => run()?.toggleHeading({ level: 2 }).run()],
    ['h3', 'h3', () => run()?.toggleHeading({ level: 3 }).run()],
    ['bold', 'bold', () => run()?.toggleBold().run()],
    ['italic', 'italic', () => run()?.toggleItalic().run()],
    ['list', 'list', () => run()?.toggleBulletList().run()],
    ['ordered', 'numbers', () => run()?.toggleOrderedList().run()],
    ['quote', 'quote', () => run()?.toggleBlockquote().run()],
    ['code', 'src', () => run()?.toggleCode().run()],
    ['codeBlock', 'block', () => run()?.toggleCodeBlock().run()],
    ['link', 'link', () => setDialog('link')],
    ['picture', 'pic', () => setDialog('picture')],
    ['table', 'tbl', () => run()?.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()],
    ...(active?.image ? ([['pictureText', 'alt', () => setDialog('pictureText')]] satisfies Tool[]) : []),
    ...(active?.table
      ? ([
          ['headerRow', 'headerRow', () => run()?.toggleHeaderRow().run()],
          ['row', 'addRow', () => run()?.addRowAfter().run()],
          ['column', 'addColumn', () => run()?.addColumnAfter().run()],
          ['deleteRow', 'dropRow', () => run()?.deleteRow().run()],
          ['deleteColumn', 'dropColumn', () => run()?.deleteColumn().run()],
          ['deleteTable', 'close', () => run()?.deleteTable().run()],
        ] satisfies Tool[])
      : []),
    ['undo', 'undo', () => run()?.undo().run()],
    ['redo', 'redo', () => run()?.redo().run()],
  ]
  return (
    <>
      <div
        className="a-toolbar"
        role="toolbar"
        aria-label={words.label}
        aria-keyshortcuts="Alt+F10"
        onKeyDown={moveFocus}
        tabIndex={-1}
      >
        {tools.map(([name, icon, act], at) => (
          <button
            key={name}
            id={at === 0 ? toolbarStart : undefined}
            className={begins.has(name) ? 'a-icon-button is-first' : 'a-icon-button'}
            type="button"
            title={words[name]}
            aria-pressed={name in (active ?? {}) ? active?.[name as 'bold'] === true : undefined}
            disabled={!editor}
            tabIndex={at === 0 ? 0 : -1}
            // the caret stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <span aria-hidden="true">
              <Icon name={icon} />
            </span>
            <span className="vh">{words[name]}</span>
          </button>
        ))}
        <small aria-hidden="true">
          <kbd>Alt 1</kbd> {langs.cn} · <kbd>Alt 2</kbd> {langs.en} · <kbd>Alt F10</kbd> {words.label} ·{' '}
          <kbd>Ctrl S</kbd> {words.save}
        </small>
      </div>
      {dialog === 'link' && editor && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'pictureText' && editor && (
        <PictureTextDialog editor={editor} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'picture' && editor && (
        <PictureDialog
          onClose={() => setDialog(undefined)}
          onChoose={(picture) => {
            run()?.setImage(imageOf(picture, lang)).run()
            setDialog(undefined)
          }}
        />
      )}
    </>
  )
}

/** The id of the toolbar's first button. */
export const toolbarStart = 'body-tools'

/** The first tools of a group. */
const begins = new Set(['bold', 'list', 'code', 'link', 'pictureText', 'row', 'undo'])

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}

/** Where the chosen text leads to. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const words = useWords('admin-news').link
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '')
  const link = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={words.set}
        faults={{ unavailable: words.wrong }}
        send={async (form) => {
          const typed = form('href').trim()
          const data = typed && articleLink(typed)
          return data === undefined
            ? { ok: false, code: 'wrong', fields: { href: 'wrong' } }
            : { ok: true, data }
        }}
        onDone={link}
        onCancel={onClose}
      >
        {(ofField) => (
          <TextField
            id="link-href"
            name="href"
            label={words.address}
            hint={
              <>
                {words.hint} <AddressAnswer address={articleLink(typed) ?? ''} />
              </>
            }
            hintLive
            error={ofField('href')}
            defaultValue={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </ActionForm>
    </Dialog>
  )
}

/** What stands for the chosen picture where it is not seen, or that it is decoration. */
function PictureTextDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const words = useWords('admin-news').pictureText
  const { alt, role } = editor.getAttributes('image')
  const [isDecoration, setDecoration] = useState(role === 'presentation')
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={words.set}
        faults={{ unavailable: words.title }}
        send={async (form) => {
          const text = {
            alt: isDecoration ? '' : form('alt').trim(),
            role: isDecoration ? 'presentation' : null,
          }
          return { ok: true, data: text }
        }}
        onDone={(text) => {
          editor.chain().focus().updateAttributes('image', text).run()
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField
          id="picture-alt"
          name="alt"
          label={words.text}
          hint={words.hint}
          maxLength={300}
          disabled={isDecoration}
          defaultValue={alt ?? ''}
        />
        <label className="a-row">
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => setDecoration(target.checked)}
          />{' '}
          {words.decoration}
        </label>
      </ActionForm>
    </Dialog>
  )
}
