import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Where the chosen text leads to. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const words = useWords('admin-news').link
  const { cancel } = useWords('admin').states
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const href = String(new FormData(event.currentTarget).get('href') ?? '').trim()
    if (href !== '' && !/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d-]+|\/(?!\/)[^\s]*|#[\w-]+)$/.test(href))
      return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form method="post" onSubmit={submit}>
        <div className="fld">
          <label htmlFor="link-href">{words.address}</label>
          <input
            className="in"
            id="link-href"
            name="href"
            defaultValue={editor.getAttributes('link').href ?? ''}
            aria-describedby="link-hint"
            aria-invalid={isWrong}
          />
          <small id="link-hint">{words.hint}</small>
          <div role="alert">{isWrong && <FieldError id="link-wrong">{words.wrong}</FieldError>}</div>
        </div>
        <Buttons>
          <Button type="submit">{words.set}</Button>
          <Button ghost onClick={onClose}>
            {cancel}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}
