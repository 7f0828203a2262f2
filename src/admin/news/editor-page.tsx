import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { chinaTime } from '#api/contract/china-time.ts'
import type { EditingArticle } from '#api/contract/news-schema.ts'
import { may } from '#api/contract/permissions.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { useStaff } from '../staff.ts'
import { changeApi } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/state.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import { useFaults } from '../ui/use-faults.ts'
import { ArticleSettings } from './article-settings.tsx'
import { BodyToolbar } from './body/body-toolbar.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguagePane } from './language-pane.tsx'
import { PublishDialog, WithdrawDialog } from './publish-dialog.tsx'
import { useArticleDraft } from './use-article-draft.ts'
import { usePresence } from './use-presence.ts'

/** Writes an article: both languages side by side, on narrow screens one at a time. */
export function EditorPage({ article: initial }: { article: EditingArticle }) {
  const words = useWords('admin-news').editor
  const lang = useLocale()
  const writing = useArticleDraft(initial)
  const { article, draft, change, save } = writing
  const [editor, setEditor] = useState<{ of: Editor; lang: Locale }>()
  const [dialog, setDialog] = useState<'publish' | 'withdraw'>()
  const [shown, setShown] = useState<Locale | 'settings'>('cn')
  const [said, setSaid] = useState('')
  const { fault, setOutcome } = useFaults(useWords('admin-news').faults)
  const others = usePresence(article.id)
  const mayPublish = may(useStaff().role, 'news.publish')
  const isLive = [article.cn, article.en].some(
    (one) => one && one.state !== 'draft' && one.state !== 'withdrawn',
  )
  const open = async (which: 'publish' | 'withdraw') => {
    if (await save()) setDialog(which)
  }
  const preview = async () => {
    // before anything is waited for: a browser opens windows for a click only
    const page = window.open('about:blank', '_blank')
    const outcome = (await save())
      ? await changeApi('news.preview', { id: article.id }).catch(() => undefined)
      : undefined
    setOutcome(outcome)
    if (outcome?.ok && page) page.location.href = `/${lang}/news/preview?token=${outcome.data.token}`
    else page?.close()
  }
  useSaveKey(save)
  // without a session the browser keeps it until somebody has signed in
  useUnsaved({ isUnsaved: () => writing.isDirty && writing.state !== 'unauthorised', save })
  const done = (next: EditingArticle, words: string) => {
    writing.replace(next)
    setSaid(words)
    setDialog(undefined)
  }
  return (
    <>
      <header className="a-head">
        <title>{`${words.title}: ${draft[lang].title || draft.cn.title}`}</title>
        <Link className="a-ib" to="/admin/news" aria-label={words.back}>
          <Icon name="left" />
        </Link>
        <SaveState writing={writing} said={said} />
        <h1 className="vh">{words.title}</h1>
        <div className="a-head__end">
          <Link
            className={`${buttonClass({ ghost: true })} w`}
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
          {mayPublish && isLive && (
            <Button ghost onClick={() => open('withdraw')}>
              {words.withdraw}
            </Button>
          )}
          {mayPublish && (
            <Button onClick={() => open('publish')}>{isLive ? words.update : words.publish}</Button>
          )}
        </div>
      </header>
      <Notes writing={writing} others={others} fault={fault} />
      <div className={`a-ed a-ed--${shown}`}>
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
        <ArticleSettings article={article} draft={draft} onChange={change} />
      </div>
      {dialog === 'publish' && (
        <PublishDialog {...{ article }} onClose={() => setDialog(undefined)} onDone={done} />
      )}
      {dialog === 'withdraw' && (
        <WithdrawDialog {...{ article }} onClose={() => setDialog(undefined)} onDone={done} />
      )}
      {writing.conflict && <ConflictDialog conflict={writing.conflict} onResolve={writing.resolve} />}
    </>
  )
}

type Writing = ReturnType<typeof useArticleDraft>

function SaveState({ writing: { state, savedAt, isDirty }, said }: { writing: Writing; said: string }) {
  const words = useWords('admin-news').editor
  const LL = useLL()['admin-news'].editor
  const at = savedAt && chinaTime(savedAt).slice(11)
  const text =
    state === 'saving' ? words.saving : isDirty ? words.dirty : at ? LL.saved({ at }) : words.savedBefore
  return (
    <span className="a-save" role="status" data-s={state === 'saving' ? 'busy' : 'ok'}>
      <i className={`a-st g-${isDirty ? 'draft' : 'live'}`} />
      {said && !isDirty ? `${said} ${text}` : text}
    </span>
  )
}

type NotesProps = { writing: Writing; others: string[]; fault: string | undefined }

function Notes({
  writing: { article, state, kept, save, restoreKept, dropKept },
  others,
  fault,
}: NotesProps) {
  const words = useWords('admin-news').editor
  const LL = useLL()['admin-news'].editor
  const lang = useLocale()
  return (
    <>
      {others.length > 0 && <Banner icon="user">{LL.others({ names: others.join(', ') })}</Banner>}
      {fault && <Banner bad>{fault}</Banner>}
      {state === 'failed' && (
        <Banner bad>
          {words.failed}{' '}
          <Button ghost small onClick={() => void save()}>
            {words.tryNow}
          </Button>
        </Banner>
      )}
      {state === 'unauthorised' && (
        <Banner bad>
          {words.signedOut}{' '}
          <a
            className={buttonClass({ small: true })}
            href={`/admin/sign-in?returnTo=/admin/news/${article.id}`}
          >
            {words.signIn}
          </a>
        </Banner>
      )}
      {state === 'forbidden' && <Banner bad>{words.forbidden}</Banner>}
      {kept && (
        <Banner>
          {LL.kept({ at: beijingTime(kept.at, lang) })}{' '}
          <Button small onClick={restoreKept}>
            {words.restoreKept}
          </Button>{' '}
          <Button ghost small onClick={dropKept}>
            {words.dropKept}
          </Button>
        </Banner>
      )}
    </>
  )
}

type TabsProps = { shown: Locale | 'settings'; show: (which: Locale | 'settings') => void }

function LanguageTabs({ shown, show }: TabsProps) {
  const { editor, langs } = useWords('admin-news')
  return (
    <div className="a-langtab" role="radiogroup" aria-label={editor.show}>
      {(['cn', 'en', 'settings'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="shown" checked={shown === one} onChange={() => show(one)} />
          {one === 'settings' ? editor.settings : langs[one]}
        </label>
      ))}
    </div>
  )
}

function useSaveKey(save: () => Promise<boolean>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
