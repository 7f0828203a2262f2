import { type FormEvent, useState } from 'react'
import type { EditingArticle } from '#api/news/editing/editing-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form.tsx'
import { fromBeijingField, toBeijingField } from '../ui/beijing-time.ts'
import { Dialog } from '../ui/dialog.tsx'
import { publishArticle, withdrawArticle } from './news.functions.ts'
import { useNewsFault } from './use-news-fault.ts'

type Props = {
  article: EditingArticle
  onClose: () => void
  onDone: (article: EditingArticle, said: string) => void
}

/** Which languages become public, when, and until when. */
export function PublishDialog({ article, onClose, onDone }: Props) {
  const { publish: words, langs } = useWords('admin-news')
  const { cancel } = useWords('admin').states
  const { fault, wordOf, setOutcome } = useNewsFault()
  const isPublic = article.cn?.state === 'public'
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState('')
  const [end, setEnd] = useState(
    article.expiresAt ? toBeijingField(new Date(article.expiresAt).toISOString()) : '',
  )
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const input = {
      langs: form.getAll('langs') as Locale[],
      // a field that is empty or wrong is refused as a time that has passed
      at: isLater ? (momentOf(at) ?? 0) : null,
      expiresAt: momentOf(end) ?? null,
      corrected: form.has('corrected'),
      note: String(form.get('note') ?? ''),
    }
    const { id, version } = article
    const outcome = await publishArticle({ data: { id, version, input } }).catch(() => undefined)
    setBusy(false)
    if (outcome?.ok) onDone(outcome.data, isLater ? words.planned : words.done)
    else setOutcome(outcome)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form method="post" onSubmit={send}>
        <fieldset className="a-choice">
          <legend>{words.what}</legend>
          {(['cn', 'en'] as const).map((lang) => (
            <label key={lang}>
              <input
                type="checkbox"
                name="langs"
                value={lang}
                disabled={!article[lang]}
                defaultChecked={
                  article[lang] !== null && (article[lang]?.changed || article[lang]?.state !== 'public')
                }
              />
              {langs[lang]}
            </label>
          ))}
        </fieldset>
        <fieldset className="a-choice">
          <legend>{words.when}</legend>
          <label>
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
            {words.now}
          </label>
          <label>
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
            {words.later}
          </label>
        </fieldset>
        {isLater && (
          <BeijingField id="publish-at" label={words.at} value={at} onChange={setAt} fault={wordOf('at')} />
        )}
        <BeijingField
          {...{ id: 'publish-end', label: words.expiresAt, value: end }}
          onChange={setEnd}
          fault={wordOf('expiresAt')}
        />
        {isPublic && (
          <label className="a-strip">
            <input type="checkbox" name="corrected" /> {words.correction}
          </label>
        )}
        <div className="fld">
          <label htmlFor="publish-note">{words.note}</label>
          <input className="in" id="publish-note" name="note" maxLength={200} />
        </div>
        <div role="alert">{fault && <FieldError id="publish-fault">{fault}</FieldError>}</div>
        <Buttons>
          <Button type="submit" disabled={busy}>
            {words.submit}
          </Button>
          <Button ghost onClick={onClose}>
            {cancel}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}

/** Takes languages back. */
export function WithdrawDialog({ article, onClose, onDone }: Props) {
  const { withdraw: words, langs, publish } = useWords('admin-news')
  const { cancel } = useWords('admin').states
  const { fault, setOutcome } = useNewsFault()
  const isLive = (lang: Locale) => ['public', 'scheduled'].includes(article[lang]?.state ?? '')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = { langs: form.getAll('langs') as Locale[], note: String(form.get('note') ?? '') }
    const { id, version } = article
    const outcome = await withdrawArticle({ data: { id, version, input } }).catch(() => undefined)
    if (outcome?.ok) onDone(outcome.data, words.done)
    else setOutcome(outcome)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form method="post" onSubmit={send}>
        <p>{words.text}</p>
        <fieldset className="a-choice">
          <legend>{words.what}</legend>
          {(['cn', 'en'] as const).map((lang) => (
            <label key={lang}>
              <input
                type="checkbox"
                name="langs"
                value={lang}
                disabled={!isLive(lang)}
                defaultChecked={isLive(lang)}
              />
              {langs[lang]}
            </label>
          ))}
        </fieldset>
        <div className="fld">
          <label htmlFor="withdraw-note">{publish.note}</label>
          <input className="in" id="withdraw-note" name="note" maxLength={200} />
        </div>
        <div role="alert">{fault && <FieldError id="withdraw-fault">{fault}</FieldError>}</div>
        <Buttons>
          <Button type="submit">{words.submit}</Button>
          <Button ghost onClick={onClose}>
            {cancel}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}

type FieldProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  fault: string | undefined
}

/** A time of Beijing, whatever the browser's is, with UTC beside it. */
function BeijingField({ id, label, value, onChange, fault }: FieldProps) {
  const LL = useLL()
  const moment = fromBeijingField(value)
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        type="datetime-local"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-utc`}
        aria-invalid={fault !== undefined}
      />
      <small id={`${id}-utc`}>
        {moment && LL['admin-news'].publish.utc({ at: moment.slice(0, 16).replace('T', ' ') })}
      </small>
      <div role="alert">{fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}</div>
    </div>
  )
}

function momentOf(field: string): number | undefined {
  const moment = fromBeijingField(field)
  return moment === undefined ? undefined : Date.parse(moment)
}
