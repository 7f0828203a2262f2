import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { chinaTime } from '#contract/china-time.ts'
import type { EditingArticle } from '#contract/news-schema.ts'
import { may } from '#contract/permissions.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { DraftNotes } from '../ui/draft/draft-notes.tsx'
import { Icon } from '../ui/icon.tsx'
import { BackLink } from '../ui/list/back-link.tsx'
import { MoreActions } from '../ui/page-header.tsx'
import { Banner } from '../ui/state.tsx'
import { isComposing } from '../ui/typing/own-keys.ts'
import { orSay } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { ArticleSettings } from './article-settings.tsx'
import { BodyToolbar, toolbarStart } from './body/body-toolbar.tsx'
import { LanguagePane } from './language-pane.tsx'
import { PublishDialog, WithdrawDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { Spine } from './spine.tsx'
import { useArticleDraft } from './use-article-draft.ts'
import { usePresence } from './use-presence.ts'

/** Writes an article: both languages side by side, on narrow screens one at a time. */
export function EditorPage({ article: initial }: { article: EditingArticle }) {
  const { editor: words, review: reviewWords, faults } = useWords('admin-news')
  const lang = useLocale()
  const writing = useArticleDraft(initial)
  const { item: article, typed: draft, change, save } = writing
  const [editor, setEditor] = useState<{ of: Editor; lang: Locale }>()
  const [dialog, setDialog] = useState<DialogName>()
  const [shown, setShown] = useState<Locale | 'settings'>('cn')
  const others = usePresence(article.id)
  const mayPublish = may(useStaff().role, 'news.publish')
  const isLive = [article.cn, article.en].some(
    (one) => one && one.state !== 'draft' && one.state !== 'withdrawn',
  )
  const open = async (which: DialogName) => {
    if (await save()) setDialog(which)
  }
  const preview = async () => {
    // before anything is waited for: a browser opens windows for a click only
    const page = window.open('about:blank', '_blank')
    const outcome = (await save()) ? await orSay(changeApi('news.preview', { id: article.id })) : undefined
    if (outcome?.ok && page) page.location.href = `/${lang}/news/preview?token=${outcome.data.token}`
    else page?.close()
  }
  useKeys(save, setShown)
  const recall = async () => {
    const place = { id: article.id, version: article.version }
    const outcome = await orSay(changeApi('news.review', { ...place, body: { ready: false } }), faults)
    if (outcome.ok) done(outcome.data, reviewWords.recalled)
    else await writing.reload()
  }
  const done = (next: EditingArticle, words: string) => {
    writing.replace(next, words)
    setDialog(undefined)
  }
  return (
    <>
      <header className="a-page-head">
        <title>{`${words.title}: ${draft[lang].title || draft.cn.title}`}</title>
        <BackLink to="/admin/news" aria-label={words.back} />
        <SaveState writing={writing} />
        <h1 className="vh">{words.title}</h1>
        <div className="a-page-head__end">
          <MoreActions>
            <Link
              className={buttonClass({ ghost: true })}
              to="/admin/news/$id/history"
              params={{ id: article.id }}
            >
              <Icon name="clock" />
              {words.history}
            </Link>
            <Button ghost onClick={preview}>
              <Icon name="eye" />
              {words.preview}
            </Button>
            {!mayPublish && article.review?.state === 'ready' && (
              <Button ghost onClick={recall}>
                {reviewWords.recall}
              </Button>
            )}
            {mayPublish && article.review?.state === 'ready' && (
              <Button ghost onClick={() => open('return')}>
                {reviewWords.sendBack}
              </Button>
            )}
            {mayPublish && isLive && (
              <Button ghost onClick={() => open('withdraw')}>
                {words.withdraw}
              </Button>
            )}
          </MoreActions>
          {!mayPublish && article.review?.state !== 'ready' && (
            <Button onClick={() => open('submit')}>{reviewWords.submit}</Button>
          )}
          {mayPublish && (
            <Button onClick={() => open('publish')}>{isLive ? words.update : words.publish}</Button>
          )}
        </div>
      </header>
      <Notes writing={writing} others={others} />
      <div className={`a-editor a-editor--${shown}`}>
        <LanguageTabs shown={shown} show={setShown} />
        <BodyToolbar editor={editor?.of} lang={editor?.lang ?? 'cn'} />
        {(['cn', 'en'] as const).map((one) => (
          <LanguagePane
            key={one}
            lang={one}
            saved={article[one]}
            text={draft[one]}
            other={draft[one === 'cn' ? 'en' : 'cn']}
            onChange={(text) => change((draft) => ({ ...draft, [one]: { ...draft[one], ...text } }))}
            onFocus={(of) => setEditor({ of, lang: one })}
          />
        ))}
        <Spine draft={draft} />
        <ArticleSettings article={article} draft={draft} onChange={change} onDone={done} onSave={save} />
      </div>
      {dialog === 'publish' && (
        <PublishDialog article={article} onClose={() => setDialog(undefined)} onDone={done} />
      )}
      {dialog === 'withdraw' && (
        <WithdrawDialog article={article} onClose={() => setDialog(undefined)} onDone={done} />
      )}
      {(dialog === 'submit' || dialog === 'return') && (
        <ReviewDialog
          article={article}
          isReturn={dialog === 'return'}
          onClose={() => setDialog(undefined)}
          onDone={done}
        />
      )}
    </>
  )
}

type DialogName = 'publish' | 'withdraw' | 'submit' | 'return'

type Writing = ReturnType<typeof useArticleDraft>

function SaveState({ writing: { isSaving, savedAt, isUnsaved, said } }: { writing: Writing }) {
  const words = useWords('admin-news').editor
  const LL = useLL()['admin-news'].editor
  const at = savedAt && chinaTime(savedAt).slice(11)
  const text = isSaving ? words.saving : isUnsaved ? words.dirty : at ? LL.saved({ at }) : words.savedBefore
  return (
    <span className="a-save-state" role="status" data-s={isSaving ? 'busy' : 'ok'}>
      <i className={`a-status a-status--${isUnsaved ? 'draft' : 'live'}`} />
      {said && !isUnsaved ? `${said} ${text}` : text}
    </span>
  )
}

type NotesProps = { writing: Writing; others: string[] }

function Notes({ writing, others }: NotesProps) {
  const article = writing.item
  const { langs } = useWords('admin-news')
  const { editor: LL, review } = useLL()['admin-news']
  const lang = useLocale()
  const step = article.review
  const said = step && { by: step.by, at: beijingTime(step.at, lang) }
  return (
    <>
      {said && (
        <Banner icon={step.state === 'ready' ? 'clock' : 'undo'}>
          {step.state === 'ready' ? review.ready(said) : review.returned(said)} {step.note}
        </Banner>
      )}
      {article.removedPictures.length > 0 && (
        <Banner icon="pic">
          {LL.removedPictures({
            names: article.removedPictures.map(({ lang, name }) => `${name} (${langs[lang]})`).join(', '),
          })}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner icon="user">
          <UserText>{LL.others({ names: others.join(', ') })}</UserText>
        </Banner>
      )}
      <DraftNotes draft={writing} by={({ changedBy }) => changedBy} />
    </>
  )
}

type TabsProps = { shown: Locale | 'settings'; show: (which: Locale | 'settings') => void }

function LanguageTabs({ shown, show }: TabsProps) {
  const { editor, langs } = useWords('admin-news')
  return (
    <div className="a-language-tabs" role="radiogroup" aria-label={editor.show}>
      {(['cn', 'en', 'settings'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="shown" checked={shown === one} onChange={() => show(one)} />
          {one === 'settings' ? editor.settings : langs[one]}
        </label>
      ))}
    </div>
  )
}

/**
 * Ctrl S saves, Alt 1 and Alt 2 go to a language: to the field of it that has the caret in the other one, or its title.
 * Alt F10 goes to the toolbar, past the body of the other language.
 */
function useKeys(save: () => Promise<boolean>, show: (lang: Locale) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isControl = event.ctrlKey || event.metaKey
    const lang = { Digit1: 'cn', Digit2: 'en' }[event.code] as Locale | undefined
    if (event.key === 's' && isControl) void save()
    else if (event.key === 'F10' && event.altKey) document.getElementById(toolbarStart)?.focus()
    else if (lang && event.altKey && !isControl) {
      const field = document.activeElement?.id.match(/^(title|summary|text)-(?:cn|en)$/)?.[1] ?? 'title'
      flushSync(() => show(lang))
      document.getElementById(`${field}-${lang}`)?.focus()
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
