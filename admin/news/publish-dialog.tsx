import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chinaTime, momentInChina } from '#contract/china-time.ts'
import { articlePath } from '#contract/keys.ts'
import type { ArticleLinks, EditingArticle } from '#contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { TextField } from '#src/ui/form.tsx'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Dialog } from '../ui/dialog.tsx'
import { labelOf } from '../ui/draft/field-on-page.ts'
import { valueAt } from '../ui/draft/merge.ts'
import { BeijingField } from '../ui/fields/beijing-field.tsx'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Banner } from '../ui/state.tsx'
import { useVersions } from '../ui/use-versions.ts'
import { textLang, UserText } from '../ui/user-text.tsx'
import { hasOmission } from './body/omission.ts'
import { DeadLinks } from './dead-links.tsx'
import { useNewest } from './newest-note.tsx'
import { isUpdate, publishStart } from './publish-start.ts'
import { draftOf } from './use-article-draft.ts'

const times = ['now', 'later', 'earlier'] as const
type When = (typeof times)[number]

type Props = {
  article: EditingArticle
  onClose: () => void
  onDone: (article: EditingArticle, said: string) => void
}

/** Which languages become public, when, and until when: it starts from what stands, and its button says what will happen. */
export function PublishDialog({ article: opened, onClose, onDone }: Props) {
  const { publish: words, faults, langs } = useWords('admin-news')
  const { newest: article, orReload, note } = useNewest(opened)
  const { id, version, cn, expiresAt } = article
  const [start] = useState(() => publishStart(opened))
  const [chosen, setChosen] = useState<readonly Locale[]>(start.langs)
  const [when, setWhen] = useState<When>(start.at === null ? 'now' : 'later')
  const isLater = when === 'later'
  const [at, setAt] = useState(start.at === null ? '' : chinaTime(start.at))
  const [named, setNamed] = useState<string[]>([])
  const submit = usePublishLabel(article, chosen, isLater ? momentInChina(at) || 0 : null)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={submit}
        faults={faults}
        send={async (form, data) => {
          const input = {
            langs: [...chosen],
            // 0, for what is no time, is refused as one that has passed
            at: isLater ? momentInChina(at) || 0 : null,
            ...(when === 'earlier' && { firstPublicAt: momentInChina(form('firstPublicAt')) || 0 }),
            expiresAt: form('expiresAt') ? momentInChina(form('expiresAt')) || 0 : null,
            corrected: data.has('corrected'),
            note: form('note'),
          }
          const outcome = await orReload(changeApi('news.publish', { id, version, body: input }))
          setNamed(outcome.ok ? [] : Object.keys(outcome.fields))
          return outcome
        }}
        onDone={(published) => onDone(published, isLater ? words.planned : words.done)}
        onCancel={onClose}
      >
        {(ofField) => (
          <>
            {note}
            {chosen.some((lang) => hasOmission(article[lang]?.bodyHtml ?? '')) && (
              <Banner bad>{words.omissions}</Banner>
            )}
            <DeadLinks bodies={chosen.map((lang) => article[lang]?.bodyHtml ?? '')} />
            <LanguageChoice
              legend={words.what}
              isOffered={(lang) => article[lang] !== null}
              chosen={chosen}
              onChoose={setChosen}
            />
            <fieldset className="a-choices">
              <legend>{words.when}</legend>
              {(isNew(article) ? times : times.slice(0, 2)).map((time) => (
                <label key={time}>
                  <input type="radio" name="when" checked={when === time} onChange={() => setWhen(time)} />
                  {words[time]}
                </label>
              ))}
            </fieldset>
            {isLater && (
              <BeijingField
                id="publish-at"
                name="at"
                label={words.at}
                initial={at}
                fault={ofField('at')}
                onChange={setAt}
              />
            )}
            {when === 'earlier' && (
              <BeijingField
                id="publish-firstPublicAt"
                name="firstPublicAt"
                label={words.firstPublicAt}
                fault={ofField('firstPublicAt')}
              />
            )}
            <BeijingField
              id="publish-expiresAt"
              name="expiresAt"
              label={words.expiresAt}
              initial={expiresAt ? chinaTime(expiresAt) : ''}
              fault={ofField('expiresAt')}
            />
            {cn?.state === 'public' && (
              <label className="a-row">
                <input type="checkbox" name="corrected" /> {words.correction}
              </label>
            )}
            <TextField id="publish-note" name="note" label={words.note} maxLength={200} />
            <ul>
              {named.map((field) => {
                const [, lang, name] = /^(cn|en)\.pictures\.(.*)$/.exec(field) ?? []
                const isText = valueAt(draftOf(article), field) !== undefined
                if (isText) return <li key={field}>{labelOf(field, langs)}</li>
                return name && <li key={field}>{`${name} (${langs[lang as Locale]})`}</li>
              })}
            </ul>
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}

/** Whether it may have been public elsewhere: here it never was. */
function isNew({ cn, en }: EditingArticle): boolean {
  return [cn, en].every((text) => !text || (text.state === 'draft' && text.withdrawnAt === null))
}

/** What the button of the dialog does. @param at null for at once, 0 while it is no time yet */
function usePublishLabel(article: EditingArticle, langs: readonly Locale[], at: number | null): string {
  const { publish: words } = useWords('admin-news')
  const { publish: LL } = useLL()['admin-news']
  const locale = useLocale()
  const versions = useVersions()(langs)
  if (langs.length === 0) return words.submit
  if (at === null)
    return isUpdate(article, langs) ? LL.submitUpdate({ versions }) : LL.submitNow({ versions })
  return at > 0
    ? LL.submitAt({ versions, at: beijingTime(at, locale, 'long') })
    : LL.submitLater({ versions })
}

/** Takes languages back. */
export function WithdrawDialog({ article: opened, onClose, onDone }: Props) {
  const { withdraw: words, publish, faults } = useWords('admin-news')
  const { newest: article, orReload, note } = useNewest(opened)
  const { id, version } = article
  const isLive = (lang: Locale) => ['public', 'scheduled'].includes(article[lang]?.state ?? '')
  const [chosen, setChosen] = useState<readonly Locale[]>(() => (['cn', 'en'] as const).filter(isLive))
  const links = useQuery(staffQuery('news.links', { id }))
  const [to, setTo] = useState<string>()
  const leads = (links.data?.articles.length ?? 0) + (links.data?.redirects.length ?? 0) > 0
  const target = to ?? (leads ? newsList : '')
  /** Without its Chinese text its pages are gone, in both languages. */
  const redirect = async () => {
    const { slug, former } = article.seo
    const lines = ['cn', 'en'].flatMap((lang) =>
      [id, slug, ...former].filter(Boolean).map((key) => `/${lang}${articlePath(key)},/${lang}${target},301`),
    )
    // both or none, and in the place of those of an earlier time
    const outcome = await changeApi('redirects.csv', { body: { csv: lines.join('\n') } }).catch(
      () => undefined,
    )
    return outcome?.ok ? words.redirected : words.redirectFailed
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <ActionForm
        submit={words.submit}
        faults={faults}
        send={(form) => {
          const input = { langs: [...chosen], note: form('note') }
          return orReload(changeApi('news.withdraw', { id, version, body: input }))
        }}
        onDone={async (withdrawn) =>
          onDone(withdrawn, target && !isShown(withdrawn) ? await redirect() : words.done)
        }
        onCancel={onClose}
      >
        {note}
        <p>{words.text}</p>
        <LanguageChoice legend={words.what} isOffered={isLive} chosen={chosen} onChoose={setChosen} />
        <ListState query={links}>{links.data && <Leading links={links.data} />}</ListState>
        <RedirectChoice article={article} chosen={target} onChoose={setTo} />
        <TextField id="withdraw-note" name="note" label={publish.note} maxLength={200} />
      </ActionForm>
    </Dialog>
  )
}

const newsList = '/about/news'

const isShown = ({ cn }: EditingArticle) => cn?.state === 'public' || cn?.state === 'scheduled'

/** What leads to the article now. */
function Leading({ links: { articles, redirects } }: { links: ArticleLinks }) {
  const { withdraw: words, list } = useWords('admin-news')
  if (articles.length + redirects.length === 0) return <p>{words.noLinks}</p>
  return (
    <>
      {articles.length > 0 && <h3>{words.links}</h3>}
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to="/admin/news/$id" params={{ id }}>
              <UserText>{title || list.untitled}</UserText>
            </Link>
          </li>
        ))}
      </ul>
      {redirects.length > 0 && <h3>{words.redirects}</h3>}
      <ul>
        {redirects.map(({ from }) => (
          <li key={from}>{from}</li>
        ))}
      </ul>
    </>
  )
}

type RedirectChoiceProps = { article: EditingArticle; chosen: string; onChoose: (target: string) => void }

/** Where the readers of an article go that is no more: to the list, or to another one of its category. */
function RedirectChoice({ article: { id, category }, chosen, onChoose }: RedirectChoiceProps) {
  const words = useWords('admin-news').withdraw
  const lang = useLocale()
  const others = useQuery(staffQuery('news.list', { query: { state: 'public', category, limit: '20' } }))
  const articles = (others.data?.items ?? [])
    .filter((one) => one.id !== id)
    .map((one) => {
      const title = one.titles[lang] || one.titles.cn || ''
      return [articlePath(one.id), title, textLang(title)] as const
    })
  return (
    <ChoiceField
      id="withdraw-to"
      label={words.redirect}
      chosen={chosen}
      options={[['', words.nowhere], [newsList, words.list], ...articles]}
      onChoose={onChoose}
    />
  )
}

type LanguageChoiceProps = {
  legend: string
  isOffered: (lang: Locale) => boolean
  chosen: readonly Locale[]
  onChoose: (langs: Locale[]) => void
}

function LanguageChoice({ legend, isOffered, chosen, onChoose }: LanguageChoiceProps) {
  const { langs } = useWords('admin-news')
  return (
    <fieldset className="a-choices">
      <legend>{legend}</legend>
      {(['cn', 'en'] as const).map((lang) => (
        <label key={lang}>
          <input
            type="checkbox"
            disabled={!isOffered(lang)}
            checked={chosen.includes(lang)}
            onChange={({ target }) =>
              onChoose(
                (['cn', 'en'] as const).filter((one) =>
                  one === lang ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {langs[lang]}
        </label>
      ))}
    </fieldset>
  )
}
