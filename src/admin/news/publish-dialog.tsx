import { useState } from 'react'
import { chinaTime, momentInChina } from '#api/contract/china-time.ts'
import type { EditingArticle } from '#api/contract/news-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { TextField } from '#src/ui/form.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { momentRange } from '../ui/beijing-time.ts'
import { Dialog } from '../ui/dialog.tsx'

type Props = {
  article: EditingArticle
  onClose: () => void
  onDone: (article: EditingArticle, said: string) => void
}

/** Which languages become public, when, and until when. */
export function PublishDialog({ article, onClose, onDone }: Props) {
  const { publish: words, faults, langs } = useWords('admin-news')
  const { id, version, cn, expiresAt } = article
  const [isLater, setLater] = useState(false)
  const [silent, setSilent] = useState<string[]>([])
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={words.submit}
        faults={faults}
        send={async (form, data) => {
          const input = {
            langs: data.getAll('langs') as Locale[],
            // 0, for what is no time, is refused as one that has passed
            at: isLater ? momentInChina(form('at')) || 0 : null,
            expiresAt: form('expiresAt') ? momentInChina(form('expiresAt')) || 0 : null,
            corrected: data.has('corrected'),
            note: form('note'),
          }
          const outcome = await changeApi('news.publish', { id, version, body: input })
          setSilent(outcome.ok ? [] : Object.keys(outcome.fields))
          return outcome
        }}
        onDone={(published) => onDone(published, isLater ? words.planned : words.done)}
        onCancel={onClose}
      >
        {(ofField) => (
          <>
            <LanguageChoice
              legend={words.what}
              isOffered={(lang) => article[lang] !== null}
              isChosen={(lang) => article[lang]?.changed === true || article[lang]?.state !== 'public'}
            />
            <fieldset className="a-choice">
              <legend>{words.when}</legend>
              {[false, true].map((later) => (
                <label key={String(later)}>
                  <input
                    type="radio"
                    name="when"
                    checked={isLater === later}
                    onChange={() => setLater(later)}
                  />
                  {later ? words.later : words.now}
                </label>
              ))}
            </fieldset>
            {isLater && <BeijingField name="at" label={words.at} fault={ofField('at')} />}
            <BeijingField
              name="expiresAt"
              label={words.expiresAt}
              initial={expiresAt ? chinaTime(expiresAt) : ''}
              fault={ofField('expiresAt')}
            />
            {cn?.state === 'public' && (
              <label className="a-strip">
                <input type="checkbox" name="corrected" /> {words.correction}
              </label>
            )}
            <TextField id="publish-note" name="note" label={words.note} maxLength={200} />
            <ul>
              {silent.map((field) => {
                const [, lang, name] = /^(cn|en)\.pictures\.(.*)$/.exec(field) ?? []
                return name && <li key={field}>{`${name} (${langs[lang as Locale]})`}</li>
              })}
            </ul>
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}

/** Takes languages back. */
export function WithdrawDialog({ article, onClose, onDone }: Props) {
  const { withdraw: words, publish, faults } = useWords('admin-news')
  const { id, version } = article
  const isLive = (lang: Locale) => ['public', 'scheduled'].includes(article[lang]?.state ?? '')
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={words.submit}
        faults={faults}
        send={(form, data) => {
          const input = { langs: data.getAll('langs') as Locale[], note: form('note') }
          return changeApi('news.withdraw', { id, version, body: input })
        }}
        onDone={(withdrawn) => onDone(withdrawn, words.done)}
        onCancel={onClose}
      >
        <p>{words.text}</p>
        <LanguageChoice legend={words.what} isOffered={isLive} isChosen={isLive} />
        <TextField id="withdraw-note" name="note" label={publish.note} maxLength={200} />
      </ActionForm>
    </Dialog>
  )
}

type LanguageChoiceProps = {
  legend: string
  isOffered: (lang: Locale) => boolean
  isChosen: (lang: Locale) => boolean
}

function LanguageChoice({ legend, isOffered, isChosen }: LanguageChoiceProps) {
  const { langs } = useWords('admin-news')
  return (
    <fieldset className="a-choice">
      <legend>{legend}</legend>
      {(['cn', 'en'] as const).map((lang) => (
        <label key={lang}>
          <input
            type="checkbox"
            name="langs"
            value={lang}
            disabled={!isOffered(lang)}
            defaultChecked={isOffered(lang) && isChosen(lang)}
          />
          {langs[lang]}
        </label>
      ))}
    </fieldset>
  )
}

type BeijingFieldProps = { name: string; label: string; initial?: string; fault: string | undefined }

/** A time of Beijing, whatever the browser's is, with UTC below it. */
function BeijingField({ name, label, initial = '', fault }: BeijingFieldProps) {
  const { utc } = useLL()['admin-news'].publish
  const [typed, setTyped] = useState(initial)
  const moment = momentInChina(typed)
  return (
    <TextField
      id={`publish-${name}`}
      name={name}
      type="datetime-local"
      {...momentRange}
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      hint={moment > 0 && utc({ at: new Date(moment).toISOString().slice(0, 16).replace('T', ' ') })}
      error={fault}
    />
  )
}
