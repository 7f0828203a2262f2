import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PictureAnswer, PictureUses } from '#contract/media-schema.ts'
import { may } from '#contract/permissions.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { useConfirmName } from '../ui/confirm-name.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { UserText } from '../ui/user-text.tsx'
import { acceptedPictures, uploadPicture } from './upload-picture.ts'

type Props = {
  picture: PictureAnswer
  /** its address */
  src: string
  onChoose: ((picture: PictureAnswer) => void) | undefined
  /** it is another one now, or none */
  onDone: () => void
  onClose: () => void
}

/** Texts and uses of a picture, and what replaces or deletes it. */
export function PictureDetails({ picture, src, onChoose, onDone, onClose }: Props) {
  const { media: words, faults } = useWords('admin-news')
  const mayRemove = may(useStaff().role, 'media.remove')
  const queryClient = useQueryClient()
  const { id, name, alt } = picture
  const uses = useQuery(staffQuery('media.uses', { id }))
  const [texts, setTexts] = useState(alt)
  const [doing, setDoing] = useState<'replace' | 'remove'>()
  const done = () => {
    onDone()
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const shownUses = <ListState query={uses}>{uses.data && <Uses uses={uses.data.items} />}</ListState>
  const Form = doing === 'replace' ? ReplaceForm : RemoveForm
  if (doing)
    return (
      <Dialog key={doing} title={`${words[`${doing}Title`]}: ${name}`} onClose={onClose}>
        <p>{words[`${doing}Text`]}</p>
        {shownUses}
        {uses.data && <Form picture={picture} onDone={done} onCancel={() => setDoing(undefined)} />}
      </Dialog>
    )
  return (
    <Dialog title={name} onClose={onClose}>
      <img className="a-picture" src={src} alt="" />
      <ActionForm
        submit={onChoose ? words.choose : words.save}
        faults={faults}
        send={() => changeApi('media.describe', { id, body: texts })}
        onDone={(saved) => {
          done()
          onChoose?.(saved)
        }}
        onCancel={onClose}
        actions={
          mayRemove &&
          (['replace', 'remove'] as const).map((what) => (
            <Button
              key={what}
              ghost={what === 'replace'}
              bad={what === 'remove'}
              onClick={() => setDoing(what)}
            >
              {words[what]}
            </Button>
          ))
        }
      >
        {(['cn', 'en'] as const).map((one) => (
          <TextInput
            key={one}
            id={`alt-${id}-${one}`}
            label={one === 'cn' ? words.altCn : words.altEn}
            lang={languageTag(one)}
            maxLength={300}
            value={texts[one]}
            onType={(text) => setTexts((now) => ({ ...now, [one]: text }))}
          />
        ))}
        {shownUses}
      </ActionForm>
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

type FormProps = { picture: PictureAnswer; onDone: () => void; onCancel: () => void }

function RemoveForm({ picture: { id, name }, ...rest }: FormProps) {
  const { media: words, faults } = useWords('admin-news')
  const { field, isConfirmed } = useConfirmName(name)
  return (
    <ActionForm
      submit={words.removeSubmit}
      bad
      canSend={isConfirmed}
      faults={faults}
      send={() => changeApi('media.remove', { id })}
      {...rest}
    >
      {field}
    </ActionForm>
  )
}

function ReplaceForm({ picture: { id }, ...rest }: FormProps) {
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
      {...rest}
    >
      <FileField
        id="replacement"
        name="file"
        label={words.replacement}
        accept={acceptedPictures}
        hint={words.drop}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      {share !== undefined && <progress value={share} aria-label={words.replacement} />}
    </ActionForm>
  )
}
