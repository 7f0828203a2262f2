import { useRef, useState } from 'react'
import { announcementLetters, announcementPlaces } from '#contract/announcements/announcement-keys.ts'
import type { Announcement, AnnouncementBody } from '#contract/announcements/announcement-schema.ts'
import { chinaTime, momentInChina } from '#contract/china-time.ts'
import { may } from '#contract/permissions.ts'
import { useWords } from '#i18n/words.tsx'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { Announcement as Line } from '#src/ui/announcement.tsx'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { AddressAnswer, useDeadAddress } from '../ui/fields/address-answer.tsx'
import { BeijingField } from '../ui/fields/beijing-field.tsx'
import { LanguageFields, TextInput } from '../ui/fields/text-fields.tsx'

const nothing = { text: '', link: '' }

type Props = { announcement: Partial<Announcement>; onDone: () => void }

/** @param announcement without an id it is new */
export function AnnouncementForm({ announcement, onDone }: Props) {
  const words = useWords('admin-announcements')
  const mayPublish = may(useStaff().role, 'announcements.publish')
  const { state = 'draft', from = null, until = null, cn = nothing, en = nothing } = announcement
  const [said, setSaid] = useState({ cn, en })
  const [langs, setLangs] = useState(announcement.langs ?? 'both')
  const shown = locales.filter((lang) => langs === 'both' || langs === lang)
  // what was saved and then not published is changed by the next try
  const isDead = useDeadAddress()
  const [address, setAddress] = useState(announcement.address ?? '')
  const known = useRef(announcement.id ? (announcement as Announcement) : undefined)
  const send = async (form: (name: string) => string): Promise<Outcome<unknown>> => {
    const action = form('action') || (mayPublish ? 'publish' : 'save')
    const { current } = known
    if (current && (action === 'end' || action === 'remove'))
      return changeApi(`announcements.${action}`, current)
    const address = form('address')
    if (action === 'publish' && (await isDead({ address, langs: shown })))
      return { ok: false, code: 'dead-address', fields: { address: 'dead-address' } }
    const momentOf = (name: string) => (form(name) ? momentInChina(form(name)) || 0 : null)
    const body: AnnouncementBody = {
      ...said,
      langs,
      address,
      place: form('place') as AnnouncementBody['place'],
      from: momentOf('from'),
      until: momentOf('until'),
    }
    const saved = current
      ? await changeApi('announcements.change', { id: current.id, version: current.version, body })
      : await changeApi('announcements.add', { body })
    if (!saved.ok) return saved
    known.current = saved.data
    return action === 'publish' ? changeApi('announcements.publish', saved.data) : saved
  }
  const button = (action: 'save' | 'end' | 'remove', kind: object) => (
    <Button type="submit" name="action" value={action} formNoValidate {...kind}>
      {words[action]}
    </Button>
  )
  return (
    <ActionForm
      submit={mayPublish ? words.publish : words.save}
      faults={words.faults}
      send={send}
      onDone={onDone}
      onCancel={onDone}
      actions={
        <>
          {mayPublish && button('save', { ghost: true })}
          {mayPublish && (state === 'public' || state === 'scheduled') && button('end', { bad: true })}
          {announcement.id && (mayPublish || state === 'draft') && button('remove', { bad: true })}
        </>
      }
    >
      {(ofField) => (
        <>
          <div className="fld">
            <label htmlFor="announcement-langs">{words.langs}</label>
            <select
              className="in"
              id="announcement-langs"
              name="langs"
              value={langs}
              onChange={({ target }) => setLangs(target.value as AnnouncementBody['langs'])}
            >
              {Object.entries(words.languages).map(([key, word]) => (
                <option key={key} value={key}>
                  {word}
                </option>
              ))}
            </select>
          </div>
          <Sides langs={shown} said={said} onChange={setSaid} ofField={ofField} />
          <TextField
            id="announcement-address"
            name="address"
            label={words.address}
            hint={
              <>
                {words.addressHint} <AddressAnswer address={address} langs={shown} />
              </>
            }
            hintLive
            maxLength={300}
            autoComplete="off"
            defaultValue={announcement.address}
            onChange={({ target }) => setAddress(target.value)}
            error={ofField('address')}
          />
          <SelectField
            id="announcement-place"
            name="place"
            label={words.place}
            chosen={announcement.place ?? 'all'}
            options={announcementPlaces.map((place) => [place, words.places[place]])}
          />
          <BeijingField
            id="announcement-from"
            name="from"
            label={words.from}
            initial={from === null ? '' : chinaTime(from)}
            fault={ofField('from')}
          />
          <BeijingField
            id="announcement-until"
            name="until"
            label={words.until}
            initial={until === null ? '' : chinaTime(until)}
            fault={ofField('until')}
          />
          <p>{words.fromHint}</p>
          <Preview langs={shown} said={said} />
        </>
      )}
    </ActionForm>
  )
}

type Said = Pick<AnnouncementBody, Locale>
type SaidProps = { langs: readonly Locale[]; said: Said }

/** What it says in each language, and how long it may be. */
function Sides(
  props: SaidProps & {
    onChange: (next: (said: Said) => Said) => void
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
          name={`${lang}.${name}`}
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
