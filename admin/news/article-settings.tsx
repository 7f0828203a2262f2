import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articlePath, coverLooks, newsCategories } from '#contract/keys.ts'
import type { PictureAnswer } from '#contract/media-schema.ts'
import type { EditingArticle } from '#contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { coverName, coverOf } from '#src/site/articles/cover.ts'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { DiscardDraft } from '../discard-draft.tsx'
import { PictureDialog } from '../media/picture-dialog.tsx'
import { staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { UserText } from '../ui/user-text.tsx'
import { NewsStatus } from './news-status.tsx'
import { SeoSection } from './seo-section.tsx'
import type { Draft } from './use-article-draft.ts'

type Props = {
  article: EditingArticle
  draft: Draft
  onChange: (next: (draft: Draft) => Draft) => void
  /** with the article as it is now, and what was done */
  onDone: (article: EditingArticle, said: string) => void
  /** saves what is typed; whether it could */
  onSave: () => Promise<boolean>
}

/** Where the languages stand, the category, the author and the cover. */
export function ArticleSettings({ article, draft, onChange, onDone, onSave }: Props) {
  const { editor: words, categories, langs } = useWords('admin-news')
  const LL = useLL()['admin-news'].editor
  const lang = useLocale()
  const at = (moment: number) => beijingTime(moment, lang)
  return (
    <aside className="a-stack a-article-settings" aria-label={words.settings}>
      <div>
        <h2>{words.publishing}</h2>
        {(['cn', 'en'] as const).map((one) => (
          <div className="a-publication" key={one}>
            <b>{langs[one]}</b>
            <NewsStatus side={article[one]} />
            <small>
              {/* 0: it came with the program */}
              {article[one]?.publicFrom ? LL.publicFrom({ at: at(article[one].publicFrom) }) : ''}
              {article[one]?.publicFrom === 0 && LL.publicFrom({ at: article.publishDate })}
              {article[one]?.changed && ` ${words.changed}`}
            </small>
            {article[one]?.state === 'public' && (
              <a
                href={`/${one}${articlePath(article.seo.slug || article.id)}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.view}
              </a>
            )}
          </div>
        ))}
        {article.expiresAt !== null && <p>{LL.expires({ at: at(article.expiresAt) })}</p>}
        {article.correctedOn && <p>{LL.corrected({ at: article.correctedOn })}</p>}
      </div>
      <ChoiceField
        id="category"
        data-path="category"
        label={words.category}
        chosen={draft.category}
        options={newsCategories.map((category) => [category, categories[category]])}
        onChoose={(category) => onChange((draft) => ({ ...draft, category }))}
      />
      <TextInput
        id="author"
        data-path="author"
        label={words.author}
        maxLength={100}
        value={draft.author}
        onType={(author) => onChange((draft) => ({ ...draft, author }))}
      />
      <NewestVersions id={article.id} version={article.version} />
      <Cover article={article} draft={draft} onChange={onChange} />
      <SeoSection article={article} onDone={onDone} onOpen={onSave} />
      {[article.cn, article.en].every((text) => text === null || text.state === 'draft') && (
        <DiscardDraft
          area="news"
          id={article.id}
          version={article.version}
          name={draft.cn?.title || draft.en?.title || ''}
        />
      )}
    </aside>
  )
}

/** How many versions are shown beside the article. */
const MOST = 5

/** The newest versions with who saved them; all of them are in the history. */
function NewestVersions({ id, version }: { id: string; version: number }) {
  const { editor: words, history, langs } = useWords('admin-news')
  const lang = useLocale()
  const query = staffQuery('news.revisions', { id })
  const { data } = useQuery({
    ...query,
    queryKey: ['staff', 'news', 'revisions', id, String(version)],
    placeholderData: keepPreviousData,
  })
  if (!data || data.items.length === 0) return null
  return (
    <div>
      <h2>{words.newest}</h2>
      <ol className="a-newest">
        {data.items.slice(0, MOST).map((one) => (
          <li key={one.id}>
            <time>{beijingTime(one.madeAt, lang)}</time> {langs[one.lang]} {history.actions[one.action]}{' '}
            <UserText>{one.staffName}</UserText>
          </li>
        ))}
      </ol>
      <Link to="/admin/news/$id/history" params={{ id }}>
        {words.allVersions}
      </Link>
    </div>
  )
}

function Cover({ article, draft, onChange }: Pick<Props, 'article' | 'draft' | 'onChange'>) {
  const words = useWords('admin-news').editor
  const lang = useLocale()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<PictureAnswer>()
  const cover = [chosen, article.cover].find((one) => one && one.id === draft.coverId)
  return (
    <div>
      <h2 data-path="coverId">{words.cover}</h2>
      <div className="a-cover-choice">
        {cover && <img src={`/media/${cover.id}-${cover.widths[0]}.webp`} alt={cover.alt[lang]} />}
        <div>
          {!draft.coverId && <Looks id={article.id} draft={draft} onChange={onChange} />}
          <Button ghost onClick={() => setChoosing(true)}>
            {words.chooseCover}
          </Button>
          {draft.coverId && (
            <Button ghost onClick={() => onChange((draft) => ({ ...draft, coverId: null }))}>
              {words.removeCover}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            setChosen(picture)
            onChange((draft) => ({ ...draft, coverId: picture.id }))
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

/** The drawn covers, one of which an article without a photograph has. */
function Looks({ id, draft, onChange }: { id: string } & Pick<Props, 'draft' | 'onChange'>) {
  const words = useWords('admin-news').editor
  const { category, look } = draft
  const { title, summary } = draft.cn.title ? draft.cn : draft.en
  const drawn = coverOf({ id, title, summary, category, ...(look !== null && { look }) })
  return (
    <fieldset className="a-cover-looks">
      <legend>{words.looks}</legend>
      {Array.from({ length: coverLooks }, (_, seed) => (
        <label key={coverName({ ...drawn, seed })}>
          <input
            type="radio"
            name="look"
            data-path="look"
            checked={seed === drawn.seed}
            onChange={() => onChange((draft) => ({ ...draft, look: seed }))}
          />
          <img
            src={`/share/cn/${coverName({ ...drawn, seed })}.svg`}
            width={1200}
            height={675}
            alt={`${words.looks} ${seed + 1}`}
          />
        </label>
      ))}
    </fieldset>
  )
}
