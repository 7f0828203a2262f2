import { type FormEvent, use, useRef } from 'react'
import { announcementLetters, announcementPlaces } from '#contract/announcements/announcement-keys.ts'
import type { Announcement, AnnouncementBody } from '#contract/announcements/announcement-schema.ts'
import { chinaTime } from '#contract/china-time.ts'
import { may } from '#contract/permissions.ts'
import { useWords } from '#i18n/words.tsx'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { Announcement as Line } from '#src/ui/announcement.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi, readApi } from '../staff-api.ts'
import { momentOf } from '../ui/beijing-time.ts'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { isUnsaved } from '../ui/draft/draft-store.ts'
import { useDraft } from '../ui/draft/use-draft.ts'
import { AddressAnswer, useDeadAddress } from '../ui/fields/address-answer.tsx'
import { BeijingField } from '../ui/fields/beijing-field.tsx'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LanguageFields, TextInput } from '../ui/fields/text-fields.tsx'
import { submitterOf } from '../ui/typing/submitter-of.ts'
import { UnsavedScope, useMayLeave } from '../ui/typing/unsaved.ts'
import { sayDone } from '../ui/undo.ts'

const nothing = { text: '', link: '' }

type Item = Partial<Announcement>
type Typed = Omit<AnnouncementBody, 'from' | 'until'> & { from: string; until: string }

type Props = { announcement: Item; onDone: (item: Item) => void; onCancel: () => void }

/** @param announcement without an id it is new */
export function AnnouncementForm({ announcement: initial, onDone, onCancel }: Props) {
  const words = useWords('admin-announcements')
  const { states } = useWords('admin')
  const mayPublish = may(useStaff().role, 'announcements.publish')
  const draft = useAnnouncement(initial)
  const { item, typed, change, ofField, isSaving } = draft
  const { langs, address } = typed
  const shown = locales.filter((lang) => langs === 'both' || langs === lang)
  const set = (part: Partial<Typed>) => change((now) => ({ ...now, ...part }))
  const isDead = useDeadAddress()
  const mayLeave = useMayLeave(use(UnsavedScope))
  // a second click
  const isUnderway = useRef(false)
  const send = async (action: string): Promise<boolean> => {
    if (action === 'remove') {
      const outcome = await changeApi('announcements.remove', placeOf(item)).catch(() => undefined)
      draft.setOutcome(outcome)
      return outcome?.ok === true
    }
    if (action === 'end')
      return draft.act((now) => changeApi('announcements.end', placeOf(now)), '', { isReplacing: true })
    if (action === 'publish' && (await isDead({ address, langs: shown }))) {
      draft.setOutcome({ ok: false, code: 'dead-address', fields: { address: 'dead-address' } })
      return false
    }
    if (!(await draft.save({ isForced: !item.id }))) return false
    return action === 'save' || draft.act((now) => changeApi('announcements.publish', placeOf(now)), '')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    const isDone = await send(submitterOf(event) || (mayPublish ? 'publish' : 'save'))
    isUnderway.current = false
    // what was typed meanwhile stays
    if (!isDone || isUnsaved(draft.getState())) return
    sayDone()
    onDone(draft.getState().item)
  }
  const button = (action: 'save' | 'end' | 'remove', kind: object) => (
    <Button type="submit" value={action} disabled={isSaving} formNoValidate {...kind}>
      {words[action]}
    </Button>
  )
  const { both, cn, en } = words.languages
  return (
    <form className="a-form" method="post" onSubmit={submit}>
      <DraftNotes draft={draft} by={({ changedBy = '' }) => changedBy} />
      <ChoiceField
        id="announcement-langs"
        data-path="langs"
        label={words.langs}
        chosen={langs}
        options={[
          ['both', both],
          ['cn', cn],
          ['en', en],
        ]}
        onChoose={(langs) => set({ langs })}
      />
      <Sides langs={shown} said={typed} onChange={change} ofField={ofField} />
      <TextInput
        id="announcement-address"
        data-path="address"
        label={words.address}
        hint={
          <>
            {words.addressHint} <AddressAnswer address={address} langs={shown} />
          </>
        }
        hintLive
        maxLength={300}
        value={address}
        onType={(address) => set({ address })}
        error={ofField('address')}
      />
      <ChoiceField
        id="announcement-place"
        data-path="place"
        label={words.place}
        chosen={typed.place}
        options={announcementPlaces.map((place) => [place, words.places[place]])}
        onChoose={(place) => set({ place })}
      />
      {(['from', 'until'] as const).map((name) => (
        <BeijingField
          key={name}
          id={`announcement-${name}`}
          data-path={name}
          label={words[name]}
          value={typed[name]}
          onChange={(time) => set({ [name]: time })}
          fault={ofField(name)}
        />
      ))}
      <p>{words.fromHint}</p>
      <Preview langs={shown} said={typed} />
      <Buttons>
        <Button type="submit" disabled={isSaving}>
          {mayPublish ? words.publish : words.save}
        </Button>
        <Button ghost onClick={async () => (await mayLeave()) && onCancel()}>
          {states.cancel}
        </Button>
        {mayPublish && button('save', { ghost: true })}
        {mayPublish && ['public', 'scheduled'].includes(item.state ?? '') && button('end', { ghost: true })}
        {item.id && (mayPublish || item.state === 'draft') && button('remove', { bad: true })}
      </Buttons>
    </form>
  )
}

function useAnnouncement(initial: Item) {
  const { faults } = useWords('admin-announcements')
  const { undo, faults: general } = useWords('admin')
  const draft = useDraft<Item, Typed>(initial, {
    area: 'announcements',
    id: initial.id ?? 'new',
    words: { ...faults, 'invalid-announcement': general['invalid-request'] },
    typedOf,
    done: undo.done,
    save: (item, { from, until, ...typed }) => {
      const body = { ...typed, from: momentOf(from), until: momentOf(until) }
      return item.id
        ? changeApi('announcements.change', { ...placeOf(item), body })
        : changeApi('announcements.add', { body })
    },
    read: async (): Promise<Item> => {
      const { items } = await readApi('announcements.list')
      const { id } = draft.getState().item
      return items.find((one) => one.id === id) ?? Promise.reject(new Error('removed'))
    },
  })
  return draft
}

function placeOf({ id = '', version = 0 }: Item) {
  return { id, version }
}

function typedOf({
  langs = 'both',
  cn = nothing,
  en = nothing,
  address = '',
  place = 'all',
  ...times
}: Item): Typed {
  const timeOf = (at: number | null = null) => (at === null ? '' : chinaTime(at))
  return { langs, cn, en, address, place, from: timeOf(times.from), until: timeOf(times.until) }
}

type Said = Pick<AnnouncementBody, Locale>
type SaidProps = { langs: readonly Locale[]; said: Said }

/** What it says in each language, and how long it may be. */
function Sides(
  props: SaidProps & {
    onChange: (next: (typed: Typed) => Typed) => void
    ofField: (name: string) => string | undefined
  },
) {
  const words = useWords('admin-announcements')
  const { langs, said, onChange, ofField } = props
  return langs.map((lang) => (
    <LanguageFields key={lang} lang={lang}>
      {(['text', 'link'] as const).map((name) => (
        <TextInput
          key={name}
          id={`announcement-${lang}-${name}`}
          data-path={`${lang}.${name}`}
          label={words[name]}
          hint={`${said[lang][name].length} / ${announcementLetters[name][lang]}`}
          maxLength={announcementLetters[name][lang]}
          value={said[lang][name]}
          onType={(text) => onChange((now) => ({ ...now, [lang]: { ...now[lang], [name]: text } }))}
          error={ofField(`${lang}.${name}`)}
        />
      ))}
    </LanguageFields>
  ))
}

/** As visitors see it. */
function Preview({ langs, said }: SaidProps) {
  const words = useWords('admin-announcements')
  return (
    <>
      <h3>{words.preview}</h3>
      <div inert>
        {langs.map((lang) => (
          <Line
            key={lang}
            lang={languageTag(lang)}
            text={said[lang].text || words.empty}
            link={said[lang].link ? { href: '#', text: said[lang].link } : undefined}
            close={words.close}
            onClose={() => {}}
          />
        ))}
      </div>
    </>
  )
}
