import { ClientOnly } from '@tanstack/react-router'
import type { Editor } from '@tiptap/react'
import { Suspense } from 'react'
import type { EditingArticle } from '#contract/news-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { type Locale, languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '../ui/fields/lazy-part.tsx'
import { noLineBreak } from '../ui/fields/text-fields.tsx'
import { textOfBody } from '../ui/fields/text-of-body.ts'
import { useOwnText } from '../ui/fields/use-own-text.ts'
import { NewsStatus } from './news-status.tsx'
import type { Draft } from './use-article-draft.ts'

const BodyEditor = lazyPart(async () => (await import('./body/body-editor.tsx')).BodyEditor)
const loading = <div className="a-article-body" aria-busy="true" />

/** What a list of results shows whole, in characters; longer ones are allowed. */
const longest = { cn: { title: 60, summary: 120 }, en: { title: 90, summary: 200 } } as const

type Text = Draft['cn']

type Props = {
  lang: Locale
  saved: EditingArticle['cn']
  text: Text
  /** in the other language */
  other: Text
  onChange: (text: Partial<Text>) => void
  onFocus: (editor: Editor) => void
}

/** Title, summary and body in one language. */
export function LanguagePane({ lang, saved, text, other, onChange, onFocus }: Props) {
  const { editor: words, langs } = useWords('admin-news')
  return (
    <section className={`a-language-pane a-language-pane--${lang}`} aria-label={langs[lang]}>
      <header className="a-row">
        <h2>{langs[lang]}</h2>
        <NewsStatus side={saved} />
        <Missing text={text} other={other} />
      </header>
      {(['title', 'summary'] as const).map((field) => (
        <Line
          key={field}
          field={field}
          lang={lang}
          text={text[field]}
          onType={(typed) => onChange({ [field]: typed })}
        />
      ))}
      <div className="a-text-field">
        <b id={`body-${lang}`}>{words.body}</b>
        <ClientOnly fallback={loading}>
          <Suspense fallback={loading}>
            <BodyEditor
              lang={lang}
              labelledBy={`body-${lang}`}
              value={text.bodyHtml}
              onChange={(bodyHtml) => onChange({ bodyHtml })}
              onFocus={onFocus}
            />
          </Suspense>
        </ClientOnly>
        <MissingSections
          text={text}
          other={other}
          onAdd={(title) => onChange({ bodyHtml: `${text.bodyHtml}\n<h2>${title}</h2>\n<p></p>` })}
        />
      </div>
    </section>
  )
}

type LineProps = { field: 'title' | 'summary'; lang: Locale; text: string; onType: (text: string) => void }

/** Title or summary, with how long it is. */
function Line({ field, lang, text, onType }: LineProps) {
  const { editor: words } = useWords('admin-news')
  const isTitle = field === 'title'
  const own = useOwnText<HTMLTextAreaElement>({
    value: text,
    onType: (typed) => onType(typed.replace(/\n/g, ' ')),
  })
  return (
    <div className="a-text-field">
      <label htmlFor={`${field}-${lang}`}>
        {isTitle ? words.headline : words.summary}
        <span className="a-nowrap">
          {[...text].length} / {longest[lang][field]}
        </span>
      </label>
      <textarea
        className={isTitle ? 'a-text-input a-text-input--title' : 'a-text-input'}
        id={`${field}-${lang}`}
        data-path={`${lang}.${field}`}
        lang={languageTag(lang)}
        rows={isTitle ? 1 : 3}
        maxLength={isTitle ? 200 : 500}
        autoComplete="off"
        onKeyDown={noLineBreak}
        {...own}
      />
    </div>
  )
}

/** Says what the other language has and this one has not. */
function Missing({ text, other }: { text: Text; other: Text }) {
  const words = useWords('admin-news').editor
  const LL = useLL()['admin-news'].editor
  if (other.title && !text.title && !text.bodyHtml)
    return <span className="a-missing-text">{words.missing}</span>
  const short = sectionsOf(other.bodyHtml).length - sectionsOf(text.bodyHtml).length
  return short > 0 ? <span className="a-missing-text">{LL.sectionsShort({ n: short })}</span> : null
}

/** Slots for the sections that only the other language has. @param onAdd what a section is called, as HTML */
function MissingSections({
  text,
  other,
  onAdd,
}: Pick<Props, 'text' | 'other'> & { onAdd: (title: string) => void }) {
  const words = useWords('admin-news').editor
  const LL = useLL()['admin-news'].editor
  if (!text.bodyHtml) return null
  const missing = sectionsOf(other.bodyHtml).slice(sectionsOf(text.bodyHtml).length)
  return missing.map((html, at) => {
    const title = textOfBody(html)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections may be called alike
      <div className="a-missing-section" key={at}>
        <span>{LL.missingSection({ title })}</span>
        {at === 0 && (
          <Button ghost small onClick={() => onAdd(html)} aria-label={`${words.addSection}: ${title}`}>
            {words.addSection}
          </Button>
        )}
      </div>
    )
  })
}

/** The headings of a body's sections, as HTML. */
function sectionsOf(html: string): string[] {
  return [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, heading = '']) => heading)
}
