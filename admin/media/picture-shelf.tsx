import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import type { PictureAnswer } from '#contract/media-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { FieldError } from '#src/ui/form.tsx'
import { areaKey, staffPages } from '../staff-api.ts'
import { FileField } from '../ui/fields/file-field.tsx'
import { SearchBox } from '../ui/list/filter-bar.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Badge } from '../ui/state.tsx'
import { noAnswer, useFaultWord } from '../ui/use-faults.ts'
import { UserText } from '../ui/user-text.tsx'
import { PictureDetails } from './picture-details.tsx'
import { acceptedPictures, uploadPicture } from './upload-picture.ts'

/** The pictures, each with its details behind it, and the upload. @param onChoose where one is to be taken */
export function PictureShelf({ onChoose }: { onChoose?: (picture: PictureAnswer) => void }) {
  const words = useWords('admin-news').media
  const [q, setQ] = useState('')
  const pictures = useInfiniteQuery(staffPages('media.list', q ? { q } : {}))
  const [open, setOpen] = useState<PictureAnswer>()
  const [hasReplaced, setHasReplaced] = useState(false)
  // the browser keeps what was at the same address before
  const fresh = hasReplaced ? `?${pictures.dataUpdatedAt}` : ''
  const srcOf = ({ id, widths }: PictureAnswer) => `/media/${id}-${widths[0]}.webp${fresh}`
  const items = pictures.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Upload />
      <SearchBox label={words.search} most={64} onType={(text) => setQ(text.trim())} />
      <ListState query={pictures} more={words.more}>
        {items.length === 0 && (
          <Empty title={q ? words.noMatch : words.empty} text={q ? words.noMatchText : words.drop} />
        )}
        <ul className="a-pictures">
          {items.map((picture) => (
            <li key={picture.id}>
              <Tile
                picture={picture}
                src={srcOf(picture)}
                onOpen={() => setOpen(picture)}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </ListState>
      {open && (
        <PictureDetails
          picture={open}
          src={srcOf(open)}
          onChoose={onChoose}
          onDone={() => {
            setOpen(undefined)
            setHasReplaced(true)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Upload() {
  const { media, faults } = useWords('admin-news')
  const wordOf = useFaultWord(faults)
  const LL = useLL()
  const queryClient = useQueryClient()
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<string>()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    if (files.length === 0) return
    setFault(undefined)
    const refused: string[] = []
    for (const [at, file] of files.entries()) {
      setShare(at / files.length)
      const progress = (share: number) => setShare((at + share) / files.length)
      const outcome = await uploadPicture(file, progress).catch(() => noAnswer)
      if (outcome.ok) continue
      const word = wordOf(outcome.code)
      refused.push(files.length > 1 ? `${file.name}: ${word}` : word)
    }
    setShare(undefined)
    target.value = ''
    if (refused.length > 0) setFault(refused.join(' '))
    await queryClient.invalidateQueries({ queryKey: areaKey('media') })
  }
  return (
    <>
      <FileField
        id="upload"
        label={media.upload}
        accept={acceptedPictures}
        multiple
        disabled={share !== undefined}
        onChange={send}
        hint={
          share === undefined
            ? media.drop
            : LL['admin-news'].media.uploading({ percent: Math.round(share * 100) })
        }
        hintLive
      />
      {share !== undefined && <progress value={share} aria-label={media.upload} />}
      <div role="alert">{fault && <FieldError id="upload-fault">{fault}</FieldError>}</div>
    </>
  )
}

type TileProps = {
  picture: PictureAnswer
  src: string
  onOpen: () => void
  onChoose: ((picture: PictureAnswer) => void) | undefined
}

function Tile({ picture, src, onOpen, onChoose }: TileProps) {
  const { media: words } = useWords('admin-news')
  const { widths, ratio, name, alt } = picture
  const width = widths.at(-1) ?? 0
  return (
    <>
      <button type="button" className="a-picture-tile" onClick={onOpen}>
        <img className="a-picture" src={src} alt={alt[useLocale()]} loading="lazy" />
        {(alt.cn === '' || alt.en === '') && <Badge hot>{words.noAlt}</Badge>}
        <span className="a-company">
          <UserText>{name}</UserText>
        </span>
        <small>
          {width} × {Math.round(width / ratio)}
        </small>
        {!onChoose && <span className="btn btn--ghost">{words.open}</span>}
      </button>
      {onChoose && (
        <Button aria-label={`${words.choose} ${name}`} onClick={() => onChoose(picture)}>
          {words.choose}
        </Button>
      )}
    </>
  )
}
