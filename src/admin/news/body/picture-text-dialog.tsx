import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { ActionForm } from '../../ui/action-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** What stands for the chosen picture where it is not seen, or that it is decoration. */
export function PictureTextDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
        <label className="a-strip">
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
