import { type } from 'arktype'
import { CalendarDate } from '../../calendar-date.ts'
import { exact } from '../../exact.ts'
import { Language } from '../../language.ts'
import { PictureAnswer } from '../../media/media-schema.ts'
import { SearchTerm } from '../../search-text.ts'
import { Uuid } from '../../uuid.ts'
import { NewsCategory, RevisionAction } from '../news-schema.ts'

/** Where one language of an article stands. One that has expired counts as withdrawn. */
export const TextState = type("'draft' | 'scheduled' | 'public' | 'withdrawn'")
export type TextState = typeof TextState.infer

const Moment = type('number.integer >= 0').describe('milliseconds since the epoch')
const Langs = Language.array().atLeastLength(1).atMostLength(2)
const Note = type('string <= 200')

export const EditingListQuery = type({
  'state?': TextState,
  'category?': NewsCategory,
  'missing?': Language,
  'q?': SearchTerm,
  'limit?': type('string.integer.parse').to('1 <= number.integer <= 100'),
  'cursor?': type('0 < string <= 200').describe('the nextCursor of the page before'),
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
  cn: TextInput.or('null'),
  en: TextInput.or('null'),
})
export type DraftInput = typeof DraftInput.infer

export const NewArticle = exact({ 'category?': NewsCategory })

/** Without `at` it is public at once. A correction notes its date on the page. */
export const PublishInput = exact({
  langs: Langs,
  'at?': Moment.or('null'),
  'expiresAt?': Moment.or('null'),
  'corrected?': 'boolean',
  'note?': Note,
})
export type PublishInput = typeof PublishInput.infer

export const WithdrawInput = exact({ langs: Langs, 'note?': Note })
export type WithdrawInput = typeof WithdrawInput.infer

const EditingText = exact({
  state: TextState,
  publicFrom: 'number | null',
  withdrawnAt: 'number | null',
  /** Whether it differs from what is public. */
  changed: 'boolean',
  title: 'string',
  summary: 'string',
  bodyHtml: 'string',
})
export type EditingText = typeof EditingText.infer

export const EditingArticle = exact({
  id: Uuid,
  version: 'number.integer',
  publishDate: CalendarDate,
  hits: 'number.integer',
  category: NewsCategory,
  cover: PictureAnswer.or('null'),
  /** Whether category or cover differ from what is public. */
  changed: 'boolean',
  expiresAt: 'number | null',
  correctedOn: CalendarDate.or('null'),
  changedAt: 'number',
  changedBy: 'string',
  cn: EditingText.or('null'),
  en: EditingText.or('null'),
})
export type EditingArticle = typeof EditingArticle.infer

const Side = exact({ state: TextState, publicFrom: 'number | null' })

const EditingListItem = exact({
  id: Uuid,
  titles: exact({ cn: 'string | null', en: 'string | null' }),
  category: NewsCategory,
  cn: Side.or('null'),
  en: Side.or('null'),
  changed: 'boolean',
  publishDate: CalendarDate,
  hits: 'number.integer',
  expiresAt: 'number | null',
  changedAt: 'number',
  changedBy: 'string',
  editing: 'string[]',
})
export type EditingListItem = typeof EditingListItem.infer

const NewsCounts = exact({
  all: 'number.integer',
  draft: 'number.integer',
  scheduled: 'number.integer',
  public: 'number.integer',
  withdrawn: 'number.integer',
  missingEn: 'number.integer',
})
export type NewsCounts = typeof NewsCounts.infer

export const EditingList = exact({
  items: EditingListItem.array(),
  nextCursor: 'string | null',
  counts: NewsCounts,
})
export type EditingList = typeof EditingList.infer

const revision = {
  id: Uuid,
  lang: Language,
  action: RevisionAction,
  note: 'string',
  madeAt: 'number',
  staffName: 'string',
  title: 'string',
} as const

export const RevisionList = exact({ items: exact(revision).array() })
export type RevisionList = typeof RevisionList.infer
export const Revision = exact({ ...revision, summary: 'string', bodyHtml: 'string' })
export type Revision = typeof Revision.infer

export const PreviewAnswer = exact({ token: 'string', expiresAt: 'number' })

const Person = exact({ name: 'string', seenAt: 'number' })
export const PresenceAnswer = exact({ others: Person.array(), version: 'number.integer' })
