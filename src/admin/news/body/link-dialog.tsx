import type { Editor } from '@tiptap/react'
import { articleLink } from '#api/contract/article-link.ts'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { ActionForm } from '../../ui/action-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Where the chosen text leads to. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const words = useWords('admin-news').link
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
            hint={words.hint}
            error={ofField('href')}
            defaultValue={editor.getAttributes('link').href ?? ''}
          />
        )}
      </ActionForm>
    </Dialog>
  )
}
