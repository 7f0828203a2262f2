import type { PictureAnswer } from '#contract/media-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PictureShelf } from './picture-shelf.tsx'

type Props = { onClose: () => void; onChoose: (picture: PictureAnswer) => void }

/** Chooses a picture, or uploads one. */
export function PictureDialog({ onClose, onChoose }: Props) {
  const words = useWords('admin-news').media
  const { cancel } = useWords('admin').states
  return (
    <Dialog title={words.title} onClose={onClose}>
      <PictureShelf onChoose={onChoose} />
      <Buttons>
        <Button ghost onClick={onClose}>
          {cancel}
        </Button>
      </Buttons>
    </Dialog>
  )
}
