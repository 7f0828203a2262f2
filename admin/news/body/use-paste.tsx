import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type ReactNode, useState } from 'react'
import type { PictureAnswer } from '#contract/media-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { uploadPicture } from '../../media/upload-picture.ts'
import { Banner } from '../../ui/state.tsx'
import { useFaultWord } from '../../ui/use-faults.ts'
import { imageOf } from './body-schema.ts'
import { omission } from './omission.ts'
import { type Pasted, readPasted } from './read-pasted.ts'

/** What is pasted or dropped into a body: pictures are uploaded first; what is left out is named. */
export function usePaste(lang: Locale): {
  note: ReactNode
  handlePaste: (view: EditorView, event: ClipboardEvent) => boolean
  handleDrop: (view: EditorView, event: DragEvent) => boolean
} {
  const { states } = useWords('admin')
  const wordOf = useFaultWord(useWords('admin-news').faults)
  const words = useLL()['admin-news'].paste
  const [busy, setBusy] = useState<{ at: number; of: number; share: number }>()
  const [said, setSaid] = useState<string[]>([])

  const insert = async (view: EditorView, { html, pictures, named, embedded, left }: Pasted) => {
    const lines: (string | false)[] = [
      named.length > 0 && words.named({ n: named.length, names: named.slice(0, 3).join(', ') }),
      embedded > 0 && words.embedded({ n: embedded }),
      ...(['deleted', 'comments', 'hidden'] as const).map(
        (kind) =>
          left[kind].length > 0 &&
          words[kind]({ n: left[kind].length, texts: left[kind].slice(0, 3).map(shorten).join(' · ') }),
      ),
    ]
    // not after the upload: somebody may be typing elsewhere then
    view.focus()
    const uploaded: (PictureAnswer | undefined)[] = []
    for (const [index, file] of pictures.entries()) {
      const at = { at: index + 1, of: pictures.length }
      setBusy({ ...at, share: 0 })
      const outcome = await uploadPicture(file, (share) => setBusy({ ...at, share }))
      uploaded.push(outcome.ok ? outcome.data : undefined)
      if (!outcome.ok) lines.push(`${file.name}: ${wordOf(outcome.code)}`)
    }
    setBusy(undefined)
    setSaid(lines.filter((line) => line !== false))
    if (view.isDestroyed) return
    view.pasteHTML(
      html.replace(/<img[^>]*data-pasted="(\d+)"[^>]*>/g, (_, at) => {
        const picture = uploaded[at]
        return picture ? imageHtml(picture, lang) : escaped(omission(pictures[at]?.name ?? ''))
      }),
    )
  }
  const insertFiles = (view: EditorView, pictures: File[]) =>
    insert(view, {
      html: pictures.map((_, at) => `<img data-pasted="${at}">`).join(''),
      pictures,
      named: [],
      embedded: 0,
      left: { deleted: [], comments: [], hidden: [] },
    })

  const handlePaste = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
    const html = clipboardData?.getData('text/html') ?? ''
    const files = [...(clipboardData?.files ?? [])]
    // office programs add a picture of the text to the text
    if (files.length > 0 && !clipboardData?.getData('text/plain').trim()) {
      void insertFiles(view, files)
      return true
    }
    const isOwn = html.includes('data-pm-slice')
    if (!html || isOwn || view.state.selection.$from.parent.type.spec.code) return false
    void insert(view, readPasted(html))
    return true
  }
  const handleDrop = (view: EditorView, event: DragEvent): boolean => {
    const files = [...(event.dataTransfer?.files ?? [])]
    const html = event.dataTransfer?.getData('text/html') ?? ''
    if (files.length === 0 && (!html || html.includes('data-pm-slice'))) return false
    // otherwise the browser opens the file in place of the page
    event.preventDefault()
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (place)
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
    void (files.length > 0 ? insertFiles(view, files) : insert(view, readPasted(html)))
    return true
  }
  const note = busy ? (
    <Banner icon="pic">
      {words.uploading({ ...busy, percent: Math.round(busy.share * 100) })} <progress value={busy.share} />
    </Banner>
  ) : (
    said.length > 0 && (
      <Banner
        actions={
          <Button ghost small onClick={() => setSaid([])}>
            {states.close}
          </Button>
        }
      >
        {said.join(' ')}
      </Banner>
    )
  )
  return { note, handlePaste, handleDrop }
}

function shorten(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function escaped(text: string): string {
  const holder = document.createElement('p')
  holder.textContent = text
  return holder.innerHTML
}

function imageHtml(picture: PictureAnswer, lang: Locale): string {
  const image = document.createElement('img')
  for (const [name, value] of Object.entries(imageOf(picture, lang))) image.setAttribute(name, String(value))
  return image.outerHTML
}
