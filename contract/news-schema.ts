import { type } from 'arktype'
import { coverLooks, newsCategories, newsSorts, textFields } from './keys.ts'
import { PictureAnswer, PictureUses, pictureSize } from './media-schema.ts'
import {
  CalendarDate,
  Count,
  Cursor,
  exact,
  Language,
  Moment,
  PageNumber,
  pageSize,
  SearchTerm,
  Uuid,
  Version,
} from './values-schema.ts'

export const NewsCategory = type.enumerated(...newsCategories)
export type NewsCategory = typeof NewsCategory.infer

export const RevisionAction = type(
  "'saved' | 'published' | 'scheduled' | 'corrected' | 'withdrawn' | 'restored' | 'submitted' | 'returned'",
)
export type RevisionAction = typeof RevisionAction.infer

export const NewsListQuery = type({
  lang: Language.default('cn'),
  'limit?': pageSize(50),
  'cursor?': Cursor,
  // instead of a cursor; from 1
  'page?': PageNumber,
  'q?': SearchTerm,
  'category?': NewsCategory,
})

export const NewsItemQuery = type({ lang: Language.default('cn') })

/** Served at `/media/{id}-{width}.webp`. */
const NewsPicture = exact({
  id: Uuid,
  ...pictureSize,
  alt: 'string',
})
export type NewsPicture = typeof NewsPicture.infer

/** Its address instead of the id, where it has one. */
const slug = { 'slug?': 'string' } as const

/** Which of an article's drawn covers. Without one the id decides. */
const CoverLook = type('number.integer')
  .atLeast(0)
  .atMost(coverLooks - 1)

const newsItem = {
  id: Uuid,
  ...slug,
  lang: Language,
  title: 'string',
  summary: 'string',
  publishDate: CalendarDate,
  hits: Count,
  /** last correction */
  updatedDate: CalendarDate.or('null'),
  /** first and latest publication; an upstream may know days alone */
  'publishedAt?': Moment,
  'updatedAt?': Moment.or('null'),
  category: NewsCategory,
  cover: NewsPicture.or('null'),
  'look?': CoverLook,
} as const

/** `lang` of the text: English if available, else Chinese. */
export const NewsItem = exact(newsItem)
export type NewsItem = typeof NewsItem.infer

export const NewsList = exact({ items: NewsItem.array(), nextCursor: 'string | null' })
export type NewsList = typeof NewsList.infer

const NewsNeighbour = exact({ id: Uuid, ...slug, title: 'string', lang: Language })
export type NewsNeighbour = typeof NewsNeighbour.infer

/**
 * `previous` was published before this article, `next` after it; `related` has the newest of its category; `pictures`
 * are those of the body, with texts in its language.
 */
export const NewsDetail = exact({
  ...newsItem,
  bodyHtml: 'string',
  'pictures?': NewsPicture.array(),
  'author?': 'string',
  translations: Language.array(),
  previous: NewsNeighbour.or('null'),
  next: NewsNeighbour.or('null'),
  /** what search engines and shares are told instead of title, summary and cover */
  'seo?': exact({ 'title?': 'string', 'description?': 'string', 'picture?': NewsPicture }),
  related: exact({
    id: Uuid,
    ...slug,
    title: 'string',
    lang: Language,
    publishDate: CalendarDate,
  }).array(),
})
export type NewsDetail = typeof NewsDetail.infer

/** Views since the last report, by article. */
export const NewsHits = type({
  hits: type({ '[string]': '1 <= number.integer <= 10000' })
    .narrow((hits, context) => isRecord(hits) || context.mustBe('views by article id'))
    .narrow((hits, context) => Object.keys(hits).length <= 500 || context.mustBe('at most 500 articles'))
    .describe('views by article id, 1 to 10000 each, at most 500 articles'),
})

function isRecord(value: object): boolean {
  return !Array.isArray(value)
}

/** How many of the articles exist. */
export const NewsHitsCounted = exact({ counted: Count })
export type NewsHitsCounted = typeof NewsHitsCounted.infer

/** State of one language. Expired counts as withdrawn. */
export const TextState = type("'draft' | 'scheduled' | 'public' | 'withdrawn'")
export type TextState = typeof TextState.infer

export const ReviewState = type("'ready' | 'returned'")
export type ReviewState = typeof ReviewState.infer

const Langs = Language.array().atLeastLength(1).atMostLength(2)
const Note = type('string <= 200')

/** Without one the last to be public comes first. */
const NewsSort = type.enumerated(...newsSorts.flatMap((sort) => [sort, `-${sort}` as const]))

export const EditingListQuery = type({
  'state?': TextState,
  'category?': NewsCategory,
  'missing?': Language,
  /** The days it was or becomes public on, or was begun on. */
  'since?': CalendarDate,
  'until?': CalendarDate,
  /** Who is named as its author, or has changed it. */
  'by?': 'string <= 100',
  'sort?': NewsSort,
  'q?': SearchTerm,
  'limit?': pageSize(100),
  'cursor?': Cursor,
})

export const TextInput = exact({
  title: 'string <= 200',
  summary: 'string <= 500',
  bodyHtml: 'string <= 300000',
})
export type TextInput = typeof TextInput.infer

export const DraftInput = exact({
  category: NewsCategory,
  coverId: Uuid.or('null'),
  /** omitted or null: unchanged */
  'look?': CoverLook.or('null'),
  /** omitted: unchanged */
  'author?': 'string <= 100',
  cn: TextInput.or('null'),
  en: TextInput.or('null'),
})
export type DraftInput = typeof DraftInput.infer

const SeoText = exact({ title: 'string <= 500', description: 'string <= 500' })

/** Empty: the id, the title, the summary. Without a picture the cover is shared, or the drawn one. */
export const SeoInput = exact({
  slug: 'string <= 1000',
  pictureId: Uuid.or('null'),
  cn: SeoText,
  en: SeoText,
})
export type SeoInput = typeof SeoInput.infer

export const NewArticle = exact({ 'category?': NewsCategory })

/** Without `at` at once. A correction shows its date. `firstPublicAt` is past, for an article first published elsewhere. */
export const PublishInput = exact({
  langs: Langs,
  'at?': Moment.or('null'),
  'firstPublicAt?': Moment,
  'expiresAt?': Moment.or('null'),
  'corrected?': 'boolean',
  'note?': Note,
})
export type PublishInput = typeof PublishInput.infer

/** Inbound links: from other bodies, and redirects. */
export const ArticleLinks = exact({
  articles: PictureUses.get('items'),
  redirects: exact({ from: 'string', to: 'string' }).array(),
})
export type ArticleLinks = typeof ArticleLinks.infer

export const WithdrawInput = exact({ langs: Langs, 'note?': Note })
export type WithdrawInput = typeof WithdrawInput.infer

export const ReviewInput = exact({ ready: 'boolean', 'note?': 'string <= 500' })
export type ReviewInput = typeof ReviewInput.infer

export const ReturnInput = exact({ note: '0 < string <= 500' })

/** Who marked it ready or returned it, and since when; `editorId` is its editor. */
const Review = exact({
  state: ReviewState,
  at: Moment,
  by: 'string',
  note: 'string',
  editorId: 'string',
})
export type Review = typeof Review.infer

const EditingText = exact({
  state: TextState,
  publicFrom: Moment.or('null'),
  withdrawnAt: Moment.or('null'),
  /** whether it differs from the published text */
  changed: 'boolean',
  title: 'string',
  summary: 'string',
  bodyHtml: 'string',
})
export type EditingText = typeof EditingText.infer

export const EditingArticle = exact({
  id: Uuid,
  version: Version,
  publishDate: CalendarDate,
  hits: Count,
  category: NewsCategory,
  cover: PictureAnswer.or('null'),
  look: CoverLook.or('null'),
  author: 'string',
  /** whether category, cover or author differ from what is published */
  changed: 'boolean',
  expiresAt: Moment.or('null'),
  correctedOn: CalendarDate.or('null'),
  changedAt: Moment,
  changedBy: 'string',
  review: Review.or('null'),
  /** `former`: addresses that lead to it */
  seo: exact({
    slug: 'string',
    former: 'string[]',
    picture: PictureAnswer.or('null'),
    cn: SeoText,
    en: SeoText,
  }),
  /** withdrawn pictures in the drafts, by file name */
  removedPictures: exact({ lang: Language, name: 'string' }).array(),
  cn: EditingText.or('null'),
  en: EditingText.or('null'),
})
export type EditingArticle = typeof EditingArticle.infer

const Side = exact({ state: TextState, publicFrom: Moment.or('null') })

export const EditingListItem = exact({
  id: Uuid,
  titles: exact({ cn: 'string | null', en: 'string | null' }),
  category: NewsCategory,
  cn: Side.or('null'),
  en: Side.or('null'),
  changed: 'boolean',
  publishDate: CalendarDate,
  hits: Count,
  expiresAt: Moment.or('null'),
  changedAt: Moment,
  changedBy: 'string',
  review: Review.or('null'),
  editing: 'string[]',
})
export type EditingListItem = typeof EditingListItem.infer

const NewsCounts = exact({
  all: Count,
  draft: Count,
  scheduled: Count,
  public: Count,
  withdrawn: Count,
  missingEn: Count,
})
export type NewsCounts = typeof NewsCounts.infer

export const EditingList = exact({
  items: EditingListItem.array(),
  nextCursor: 'string | null',
  counts: NewsCounts,
  /** Whose articles can be asked for; on the first page. */
  'people?': 'string[]',
})
export type EditingList = typeof EditingList.infer

const revision = {
  id: Uuid,
  lang: Language,
  action: RevisionAction,
  note: 'string',
  madeAt: Moment,
  staffName: 'string',
  title: 'string',
} as const

/** `changes` are the fields that differ from the previous text of the language. */
export const RevisionList = exact({
  items: exact({ ...revision, changes: type.enumerated(...textFields).array() }).array(),
})
export type RevisionList = typeof RevisionList.infer
export const Revision = exact({ ...revision, summary: 'string', bodyHtml: 'string' })
export type Revision = typeof Revision.infer

export const PreviewAnswer = exact({ token: 'string', expiresAt: Moment })

const Person = exact({ name: 'string', seenAt: Moment })
export const PresenceAnswer = exact({ others: Person.array(), version: Version })
