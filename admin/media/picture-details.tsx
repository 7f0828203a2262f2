import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
  onReplaced: () => void
  onClose: () => void
}

/** Texts and uses of a picture, and what replaces or deletes it. */
export function PictureDetails({ picture, src, onChoose, onReplaced, onClose }: Props) {
  const { media: words } = useWords('admin-news')
  const queryClient = useQueryClient()
  const { id, name } = picture
  const uses = useQuery(staffQuery('media.uses', { id }))
  const [doing, setDoing] = useState<'replace' | 'remove'>()
  const done = () => {
    onClose()
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const shownUses = <ListState query={uses}>{uses.data && <Uses uses={uses.data.items} />}</ListState>
  const form = { picture, onDone: done, onCancel: () => setDoing(undefined) }
  return (
    <Dialog key={doing} title={doing ? `${words[`${doing}Title`]}: ${name}` : name} onClose={onClose}>
      {doing ? <p>{words[`${doing}Text`]}</p> : <img className="a-picture" src={src} alt="" />}
      {doing && shownUses}
      {doing === undefined && (
        <TextsForm
          picture={picture}
          onSaved={(saved) => {
            done()
            onChoose?.(saved)
          }}
          isChoice={onChoose !== undefined}
          onCancel={onClose}
          onAsk={setDoing}
        >
          {shownUses}
        </TextsForm>
      )}
      {doing === 'remove' && uses.data && <RemoveForm {...form} />}
      {doing === 'replace' && uses.data && (
        <ReplaceForm
          {...form}
          onDone={() => {
            onReplaced()
            done()
          }}
        />
      )}
    </Dialog>
  )
}

type TextsFormProps = {
  picture: PictureAnswer
  isChoice: boolean
  onSaved: (picture: PictureAnswer) => void
  onCancel: () => void
  onAsk: (what: 'replace' | 'remove') => void
  children: ReactNode
}

function TextsForm(props: TextsFormProps) {
  const { picture, isChoice, onSaved, onCancel, onAsk, children } = props
  const { id, alt } = picture
  const { media: words, faults } = useWords('admin-news')
  const mayRemove = may(useStaff().role, 'media.remove')
  const [texts, setTexts] = useState(alt)
  return (
    <ActionForm
      submit={isChoice ? words.choose : words.save}
      faults={faults}
      send={() => changeApi('media.describe', { id, body: texts })}
      onDone={onSaved}
      onCancel={onCancel}
      actions={
        mayRemove && (
          <>
            <Button ghost onClick={() => onAsk('replace')}>
              {words.replace}
            </Button>
            <Button bad onClick={() => onAsk('remove')}>
              {words.remove}
            </Button>
          </>
        )
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
      {children}
    </ActionForm>
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
