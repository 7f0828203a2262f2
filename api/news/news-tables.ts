import type { Generated } from 'kysely'
import type { NewsCategory, ReviewState, RevisionAction } from '../contract/news-schema.ts'
import type { Language } from '../contract/values-schema.ts'

export interface NewsTables {
  news: NewsTable
  news_text: NewsTextTable
  news_body: NewsBodyTable
  news_draft: NewsDraftTable
  news_revision: NewsRevisionTable
  news_presence: NewsPresenceTable
}

interface NewsTable {
  id: string
  /** The day in China it became public on, or was begun on. */
  publish_date: string
  hits: number
  category: Generated<NewsCategory>
  cover_id: string | null
  /** That of the Chinese text; null while there is none that is or becomes public. */
  public_from: Generated<number | null>
  expires_at: number | null
  corrected_on: string | null
  /** Counts changes of what is public. */
  edition: Generated<number>
  /** What the next publication brings; null: as it is. An empty cover is none. */
  draft_category: NewsCategory | null
  draft_cover_id: string | null
  /** Who wrote it; empty where nobody is named. */
  author: Generated<string>
  draft_author: string | null
  /** When what is public was last published anew, ms. */
  updated_at: number | null
  /** Counts all changes, for If-Match. */
  version: Generated<number>
  changed_at: Generated<number>
  changed_by: Generated<string>
  /** Null where no editor has marked it ready, or it has been published since. */
  review_state: ReviewState | null
  review_at: number | null
  review_by: string | null
  review_note: string | null
  review_editor_id: string | null
}

/** The texts that are public, or become so at their time. */
interface NewsTextTable {
  news_id: string
  lang: Language
  title: string
  summary: string
  /** Title and summary folded for search, see search-text.ts. */
  search_text: string
  public_from: Generated<number>
}

interface NewsBodyTable {
  news_id: string
  lang: Language
  body_html: string
}

/** A text that is not public, or differs from the one that is. */
interface NewsDraftTable {
  news_id: string
  lang: Language
  title: string
  summary: string
  body_html: string
  search_text: string
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

interface NewsPresenceTable {
  news_id: string
  staff_id: string
  staff_name: string
  seen_at: number
}

declare module '../db/tables.ts' {
  interface Tables extends NewsTables {}
}
