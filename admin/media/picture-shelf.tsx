import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import type { PictureAnswer, PictureUses } from '#contract/media-schema.ts'
import { may } from '#contract/permissions.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { FieldError } from '#src/ui/form.tsx'
import { useStaff } from '../staff.ts'
import { areaKey, changeApi, staffPages, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { useConfirmName } from '../ui/confirm-name.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { SearchBox } from '../ui/list/filter-bar.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Badge } from '../ui/state.tsx'
import { useUnsaved } from '../ui/typing/unsaved.ts'
import { noAnswer, useFaultWord } from '../ui/use-faults.ts'
import { UserText } from '../ui/user-text.tsx'
import { uploadPicture } from './upload-picture.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** The pictures with their texts, and the upload. @param onChoose where one is to be taken */
export function PictureShelf({ onChoose }: { onChoose?: (picture: PictureAnswer) => void }) {
  const words = useWords('admin-news').media
  const [q, setQ] = useState('')
  const pictures = useInfiniteQuery(staffPages('media.list', q ? { q } : {}))
  const [asked, setAsked] = useState<Asked>()
  const [hasReplaced, setHasReplaced] = useState(false)
  // the browser keeps what was at the same address before
  const fresh = hasReplaced ? `?${pictures.dataUpdatedAt}` : ''
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
              <OnePicture picture={picture} fresh={fresh} onChoose={onChoose} onAsk={setAsked} />
            </li>
          ))}
        </ul>
      </ListState>
      {asked && (
        <AskedDialog {...asked} onDone={() => setHasReplaced(true)} onClose={() => setAsked(undefined)} />
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
        accept={accepted}
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

type OnePictureProps = {
  picture: PictureAnswer
  fresh: string
  onChoose: ((picture: PictureAnswer) => void) | undefined
  onAsk: (asked: Asked) => void
}

/** Its texts are saved when their field is left, and before it is chosen. */
function OnePicture({ picture, fresh, onChoose, onAsk }: OnePictureProps) {
  const { id, widths, name, alt } = picture
  const { media: words, faults } = useWords('admin-news')
  const lang = useLocale()
  const mayRemove = may(useStaff().role, 'media.remove')
  const queryClient = useQueryClient()
  const [texts, setTexts] = useState(alt)
  const [kept, setKept] = useState(alt)
  const wordOf = useFaultWord(faults)
  const [said, setSaid] = useState('')
  const isChanged = texts.cn !== kept.cn || texts.en !== kept.en
  const save = async () => {
    if (!isChanged) return true
    const outcome = await changeApi('media.describe', { id, body: texts }).catch(() => noAnswer)
    // not by the shell: the shelf may stand in a dialog, above it
    setSaid(outcome.ok ? words.saved : wordOf(outcome.code))
    if (!outcome.ok) return false
    setKept(texts)
    await queryClient.invalidateQueries({ queryKey: areaKey('media') })
    return true
  }
  useUnsaved({ isUnsaved: () => isChanged, save })
  return (
    <>
      <img src={`/media/${id}-${widths[0]}.webp${fresh}`} alt={alt[lang]} loading="lazy" />
      <small>
        <UserText>{name}</UserText>
      </small>
      <div className="a-alt-missing">
        {(kept.cn === '' || kept.en === '') && <Badge hot>{words.noAlt}</Badge>}
      </div>
      {(['cn', 'en'] as const).map((one) => (
        <TextInput
          key={one}
          id={`alt-${id}-${one}`}
          label={one === 'cn' ? words.altCn : words.altEn}
          lang={languageTag(one)}
          maxLength={300}
          value={texts[one]}
          onType={(text) => setTexts((now) => ({ ...now, [one]: text }))}
          onBlur={save}
        />
      ))}
      <span role="status">{said}</span>
      <Buttons>
        {onChoose && (
          <Button onClick={async () => (await save()) && onChoose({ ...picture, alt: texts })}>
            {words.choose}
          </Button>
        )}
        {mayRemove &&
          asks.map((what) => (
            <Button
              key={what}
              ghost={what === 'replace'}
              bad={what === 'remove'}
              onClick={() => onAsk({ what, picture })}
              aria-label={`${words[what]} ${name}`}
            >
              {words[what]}
            </Button>
          ))}
      </Buttons>
    </>
  )
}

const asks = ['replace', 'remove'] as const
type Asked = { what: (typeof asks)[number]; picture: PictureAnswer }

type AskedDialogProps = Asked & { onDone: () => void; onClose: () => void }

/** Replaces or withdraws a picture, once it is seen which articles show it. */
function AskedDialog({ what, picture, onDone, onClose }: AskedDialogProps) {
  const { media: words } = useWords('admin-news')
  const queryClient = useQueryClient()
  const { id, name } = picture
  const uses = useQuery(staffQuery('media.uses', { id }))
  const done = () => {
    onClose()
    onDone()
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const Form = what === 'replace' ? ReplaceForm : RemoveForm
  return (
    <Dialog title={`${words[`${what}Title`]}: ${name}`} onClose={onClose}>
      <p>{words[`${what}Text`]}</p>
      <ListState query={uses}>
        {uses.data && <Uses uses={uses.data.items} />}
        <Form picture={picture} onDone={done} onClose={onClose} />
      </ListState>
    </Dialog>
  )
}

function Uses({ uses }: { uses: PictureUses['items'] }) {
  const { media: words, list } = useWords('admin-news')
  const { draftUse } = useLL()['admin-news'].media
  return (
    <>
      <h3>{uses.length > 0 ? words.uses : words.unused}</h3>
      <ul>
        {uses.map(({ id, title, places }) => (
          <li key={id}>
            <Link to="/admin/news/$id" params={{ id }}>
              <UserText>{title || list.untitled}</UserText>
            </Link>
            <small className="a-subline">
              {places
                .map(({ place, isLive }) =>
                  isLive ? words.places[place] : draftUse({ place: words.places[place] }),
                )
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

type AskedFormProps = { picture: PictureAnswer; onDone: () => void; onClose: () => void }

function RemoveForm({ picture: { id, name }, onDone, onClose }: AskedFormProps) {
  const { media: words, faults } = useWords('admin-news')
  const { field, isConfirmed } = useConfirmName(name)
  return (
    <ActionForm
      submit={words.removeSubmit}
      bad
      canSend={isConfirmed}
      faults={faults}
      send={() => changeApi('media.remove', { id })}
      onDone={onDone}
      onCancel={onClose}
    >
      {field}
    </ActionForm>
  )
}

function ReplaceForm({ picture: { id }, onDone, onClose }: AskedFormProps) {
  const { media: words, faults } = useWords('admin-news')
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState<number>()
  return (
    <ActionForm
      submit={words.replaceSubmit}
      canSend={file !== undefined}
      faults={faults}
      send={async () => {
        if (!file) return { ok: false, code: 'invalid-request', fields: {} }
        const outcome = await uploadPicture(file, setShare, id)
        setShare(undefined)
        return outcome
      }}
      onDone={onDone}
      onCancel={onClose}
    >
      <FileField
        id="replacement"
        name="file"
        label={words.replacement}
        accept={accepted}
        hint={words.drop}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      {share !== undefined && <progress value={share} aria-label={words.replacement} />}
    </ActionForm>
  )
}
