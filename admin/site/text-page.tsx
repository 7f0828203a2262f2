import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { may } from '#contract/permissions.ts'
import { cleanWord, faultOf, leavesOf, tokensOf, wordOf } from '#contract/texts/site-texts.ts'
import type { SiteText, TextContent } from '#contract/texts/text-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { useStaff } from '../staff.ts'
import { changeApi, staffQuery } from '../staff-api.ts'
import { beijingTime, momentOf } from '../ui/beijing-time.ts'
import { Difference } from '../ui/difference.tsx'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { useDraft } from '../ui/draft/use-draft.ts'
import { BeijingField } from '../ui/fields/beijing-field.tsx'
import { BackLink } from '../ui/list/back-link.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Banner } from '../ui/state.tsx'
import { ask } from '../ui/typing/ask.ts'
import { submitterOf } from '../ui/typing/submitter-of.ts'
import { useSettled } from '../ui/typing/use-settled.ts'
import { UserText } from '../ui/user-text.tsx'
import type { TypedText } from './framed-page.server.ts'
import { PageLinks } from './page-links.tsx'
import { getSiteText } from './site-texts.functions.ts'
import type { FoundText } from './site-texts.server.ts'
import { beginningOf } from './text-name.ts'
import { isObsolete, stateOf, TextStatus, useChoiceName } from './text-state.tsx'
import { type Sides, WordFields } from './word-fields.tsx'

type TextPageProps = {
  text: FoundText
  /** where it is beside a page of the site, by its path, which takes what is typed once typing rests */
  frame?: { page: string; onRest: (typed: TypedText | undefined) => void }
  /** what is said above its fields */
  note?: ReactNode
}

/** One text or list of the site in both languages. */
export function TextPage({ text: initial, frame, note }: TextPageProps) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const locale = useLocale()
  const choiceName = useChoiceName()
  const [time, setTime] = useState('')
  const draft = useDraft<FoundText, Sides>(initial, {
    area: 'site',
    id: initial.id,
    words: words.faults,
    typedOf,
    save: saveText,
    done: words.saved,
    read: () => getSiteText({ data: { id: initial.id } }),
  })
  const { item: text, typed, change, isUnsaved } = draft
  const { edit, inCode } = text
  const onRest = frame?.onRest
  const rested = useSettled(isUnsaved ? typed : undefined, 600)
  useEffect(() => {
    onRest?.(rested && { id: initial.id, cn: JSON.stringify(rested.cn), en: JSON.stringify(rested.en) })
  }, [onRest, initial.id, rested])
  const mayPublish = may(useStaff().role, 'site.publish')
  const faults = useTextFaults(text, typed)
  const isWrong = locales.some((lang) => faults[lang])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = submitterOf(event)
    // a text that nobody has changed yet, and one that was changed from an older one, are saved as they are
    if (!inCode || !(await draft.save({ isForced: !edit || isObsolete(text) })) || !to) return
    const [at, ready] = [momentOf(time), to === 'submit']
    const scheduled = at !== null && LL.scheduledFor({ at: beijingTime(at, locale, 'long') })
    await draft.act(
      withItems((items) =>
        to === 'publish'
          ? changeApi('site.publish', { body: { items, at } })
          : changeApi('site.review', { body: { items, ready } }),
      ),
      to === 'publish' ? scheduled || words.published : ready ? words.submitted : words.recalled,
    )
  }
  const next = mayPublish ? 'publish' : edit?.state === 'submitted' && !isUnsaved ? 'recall' : 'submit'
  return (
    <form method="post" onSubmit={submit}>
      <PageHeader
        title={choiceName(text.id) ?? beginningOf(text, locale)}
        back={
          <BackLink
            to="/admin/site"
            search={frame ? { page: frame.page } : { q: '' }}
            resetScroll={!frame}
            aria-label={words.back}
          />
        }
        state={<TextStatus text={text} />}
        note={<DraftNotes draft={draft} by={({ edit }) => edit?.changedBy ?? ''} />}
        more={
          <Button ghost type="submit" disabled={isWrong || !inCode}>
            {words.save}
          </Button>
        }
      >
        <Button type="submit" value={next} disabled={isWrong || !inCode}>
          {words[next]}
        </Button>
      </PageHeader>
      {!inCode && <Banner bad>{words.gone}</Banner>}
      {inCode && isObsolete(text) && <Banner bad>{words.obsoleteHint}</Banner>}
      <div className="a-padded a-stack">
        {note}
        {inCode && (
          <WordFields
            text={{ ...text, inCode }}
            typed={typed}
            onChange={(sides) => change(() => sides)}
            faults={faults}
          />
        )}
        {mayPublish && inCode && (
          <BeijingField id="site-at" label={words.at} value={time} fault={undefined} onChange={setTime} />
        )}
        <Facts text={text} />
        <Buttons>
          {edit && mayPublish && stateOf(text) !== 'code' && (edit.next || edit.publishedAt) && (
            <Button
              ghost
              onClick={() =>
                void draft.act(
                  async (text) =>
                    withEdit(text, await changeApi('site.takeBack', { id: edit.id, version: edit.version })),
                  words.takenBack,
                  { isReplacing: true },
                )
              }
            >
              {edit.next ? words.takeBackNext : words.takeBack}
            </Button>
          )}
          {inCode && (
            <Button ghost onClick={() => change(() => typedOf({ edit: null, inCode }))}>
              {words.useCode}
            </Button>
          )}
          {edit?.changed && (
            <Button
              bad
              onClick={async () => {
                if (!(await ask(words.discard))) return
                await draft.act(
                  withItems((items) => changeApi('site.discard', { body: { items } })),
                  words.discarded,
                  { isReplacing: true },
                )
              }}
            >
              {words.discard.submit}…
            </Button>
          )}
        </Buttons>
      </div>
      {edit && <History text={text} id={edit.id} />}
    </form>
  )
}

/** Who changed it, what the code says, and where it stands. */
function Facts({ text: { id, part, edit } }: { text: FoundText }) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const locale = useLocale()
  const changed = edit
    ? LL.changedBy({ name: edit.changedBy, at: beijingTime(edit.changedAt, locale) })
    : words.untouched
  return (
    <p>
      <UserText>{changed}</UserText> · {words.onPages}:{' '}
      {part === 'mails' ? `${words.mails} · ` : <PageLinks id={id} part={part} most={12} />}
      {words.inCode}: <code>{id}</code>
    </p>
  )
}

function History({ text, id }: { text: FoundText; id: string }) {
  const words = useWords('admin-site')
  const { langs } = useWords('admin')
  const LL = useLL()['admin-site']
  const locale = useLocale()
  const query = useQuery(staffQuery('site.revisions', { id }))
  const items = query.data?.items ?? []
  const said = (content: TextContent | undefined, lang: Locale) =>
    plainText(content?.[lang] ?? text.inCode?.[lang] ?? text.edit?.base[lang] ?? '""')
  return (
    <Section title={words.history} count={query.data?.items.length}>
      <ListState query={query}>
        {items.length === 0 && <p className="a-foot">{words.noHistory}</p>}
        <ul className="a-items">
          {items.map(({ id: key, content, publicFrom, publishedBy }, index) => (
            <li key={key}>
              <div>
                {locales.map((lang) => {
                  const [before, after] = [said(items[index + 1]?.content, lang), said(content, lang)]
                  return before === after ? null : (
                    <p key={lang} lang={languageTag(lang)} className="a-kept-lines">
                      <small>{langs[lang]}</small> <Difference before={before} after={after} />
                    </p>
                  )
                })}
              </div>
              <small>
                <UserText>{LL.by({ name: publishedBy, at: beijingTime(publicFrom, locale) })}</UserText>
              </small>
            </li>
          ))}
        </ul>
      </ListState>
    </Section>
  )
}

/** What keeps each language from being shown, in words. */
function useTextFaults({ part, place, inCode }: FoundText, typed: Sides): Record<Locale, string | undefined> {
  const { invalid } = useWords('admin-site')
  const LL = useLL()['admin-site'].invalid
  const faultIn = (lang: Locale) => {
    if (!inCode) return undefined
    const fault = faultOf(lang, part, place, wordOf(inCode[lang]), typed[lang])
    if (fault === 'placeholder') return LL.placeholder({ tokens: tokensOf(plainText(inCode[lang])) || '{}' })
    return fault && invalid[fault]
  }
  return { cn: faultIn('cn'), en: faultIn('en') }
}

function plainText(json: string): string {
  return leavesOf(wordOf(json) ?? '')
    .map(([, text]) => text)
    .join('\n')
}

/** What can be typed of it: the draft, and where there is none what the code says. */
function typedOf({ edit, inCode }: Pick<FoundText, 'edit' | 'inCode'>): Sides {
  const side = (lang: Locale) => wordOf(edit?.draft[lang]) ?? wordOf(inCode?.[lang] ?? edit?.base[lang]) ?? ''
  return { cn: side('cn'), en: side('en') }
}

/** What equals the code is no change. */
function draftOf(typed: Sides, inCode: { cn: string; en: string }): TextContent {
  const side = (lang: Locale) => {
    const json = JSON.stringify(cleanWord(typed[lang]))
    return json === inCode[lang] ? null : json
  }
  return { cn: side('cn'), en: side('en') }
}

async function saveText(text: FoundText, typed: Sides): Promise<Outcome<FoundText>> {
  const { part, place, inCode, edit } = text
  const base = inCode ?? edit?.base ?? { cn: '""', en: '""' }
  const body = { draft: draftOf(typed, base), base }
  const work = edit
    ? changeApi('site.change', { id: edit.id, version: edit.version, body })
    : changeApi('site.add', { body: { part, place, ...body } })
  return withEdit(text, await work)
}

type Chosen = { id: string; version: number }[]

/** An operation on several texts, on one. */
function withItems(work: (items: Chosen) => Promise<Outcome<{ items: SiteText[] }>>) {
  return async (text: FoundText): Promise<Outcome<FoundText>> => {
    const { edit } = text
    const outcome = await work(edit ? [{ id: edit.id, version: edit.version }] : [])
    return outcome.ok ? { ...outcome, data: { ...text, edit: own(outcome.data.items, text) } } : outcome
  }
}

function withEdit(text: FoundText, outcome: Outcome<SiteText | null>): Outcome<FoundText> {
  return outcome.ok ? { ...outcome, data: { ...text, edit: outcome.data } } : outcome
}

function own(items: readonly SiteText[], { part, place }: FoundText): SiteText | null {
  return items.find((one) => one.part === part && one.place === place) ?? null
}
