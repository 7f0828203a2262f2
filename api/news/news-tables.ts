import type { Generated } from 'kysely'
import type { NewsCategory, ReviewState, RevisionAction } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'

interface NewsSeoTable {
  news_id: string
  /** null: its address is the id */
  slug: string | null
  picture_id: string | null
  /** JSON of titles and descriptions by language */
  texts: string
}

interface NewsTable {
  id: string
  /** date in China of first publication, or of creation */
  publish_date: string
  hits: number
  category: Generated<NewsCategory>
  cover_id: string | null
  /** of the Chinese text; null while unpublished */
  public_from: Generated<number | null>
  expires_at: number | null
  corrected_on: string | null
  /** counts publications */
  edition: Generated<number>
  /** unpublished changes; null: unchanged, empty cover: none */
  draft_category: NewsCategory | null
  draft_cover_id: string | null
  /** empty: nobody */
  author: Generated<string>
  draft_author: string | null
  /** of its drawn cover; null: by its id */
  look: number | null
  draft_look: number | null
  /** last republication, ms */
  updated_at: number | null
  /** for If-Match */
  version: Generated<number>
  changed_at: Generated<number>
  changed_by: Generated<string>
  /** null: not submitted, or published since */
  review_state: ReviewState | null
  review_at: number | null
  review_by: string | null
  review_note: string | null
  review_editor_id: string | null
}

/** Published or scheduled texts. */
interface NewsTextTable {
  news_id: string
  lang: Language
  title: string
  summary: string
  /** title and summary folded by `foldForSearch` */
  search_text: string
  public_from: Generated<number>
}

interface NewsBodyTable {
  news_id: string
  lang: Language
  body_html: string
}

/** Unpublished texts. */
interface NewsDraftTable {
  news_id: string
  lang: Language
  title: string
  summary: string
  body_html: string
  withdrawn_at: number | null
}

interface NewsRevisionTable {
  id: string
  news_id: string
  lang: Language
  action: RevisionAction
  note: string
  made_at: number
  staff_id: string
  staff_name: string
  title: string
  summary: string
  body_html: string
}

interface NewsWordsTable {
  news_id: string
  words: string
}

interface NewsPresenceTable {
  news_id: string
  staff_id: string
  staff_name: string
  seen_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    news: NewsTable
    news_text: NewsTextTable
    news_body: NewsBodyTable
    news_draft: NewsDraftTable
    news_revision: NewsRevisionTable
    news_presence: NewsPresenceTable
    news_words: NewsWordsTable
    news_seo: NewsSeoTable
    news_slug: { slug: string; news_id: string }
  }
}
