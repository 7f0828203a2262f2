import { type } from 'arktype'
import { datePattern, momentInChina } from './china-time.ts'
import {
  firstContacts,
  leadEventKinds,
  leadStatuses,
  lostReasons,
  mostChosenLeads,
  type LeadStatus as Status,
} from './keys.ts'
import { ofPlain } from './trial/trial-fields.ts'
import { freeLine, severalLines } from './typed-text.ts'
import {
  CalendarDate,
  Count,
  Cursor,
  exact,
  Language,
  Product,
  pageSize,
  SearchTerm,
  Timestamp,
  Uuid,
  Version,
} from './values-schema.ts'

export const LeadStatus = type.enumerated(...leadStatuses)
export const LostReason = type.enumerated(...lostReasons)

const MAX_NOTE = 4_000
const MAX_COMPANY = 100

/** A day in China with or without a time, or empty. */
const Due = CalendarDate.or(
  type(new RegExp(`^${datePattern}T([01]\\d|2[0-3]):[0-5]\\d$`)).narrow(
    (due, context) => !Number.isNaN(momentInChina(due)) || context.mustBe('a day that exists'),
  ),
)
  .or("''")
  .describe('a day in China, such as 2026-11-26 or 2026-11-26T14:30, or empty')

const StaffId = type('0 < string <= 100')

const noteText = type(`0 < string <= ${MAX_NOTE}`)
  .pipe((text) => severalLines(text, MAX_NOTE))
  .to('string > 0')

/**
 * `owner`: a member's id, `me` or `none`; `campaign`: source, medium and name, separated by spaces, `-` for none (`campaignOf`).
 */
const filter = {
  'status?': LeadStatus.or("'open' | 'not-spam'"),
  'owner?': StaffId,
  'product?': Product,
  'overdue?': "'1'",
  'campaign?': '0 < string <= 400',
  'reason?': LostReason,
  'contact?': type.enumerated(...firstContacts),
  'from?': CalendarDate,
  'to?': CalendarDate,
  'q?': SearchTerm,
} as const

export const LeadFilter = type(filter)
export type LeadFilter = typeof LeadFilter.infer

/** `ids` narrows the filter; headings and statuses are in the language. */
export const LeadCsvBody = LeadFilter.merge({
  lang: Language,
  'ids?': Uuid.array().atLeastLength(1).atMostLength(mostChosenLeads),
})
export type LeadCsvBody = typeof LeadCsvBody.infer

export const LeadListQuery = type({
  ...filter,
  'sort?': "'received' | 'due'",
  'limit?': pageSize(100),
  'cursor?': Cursor,
})

/** Only an `active` owner counts; others' applications are unowned. */
export const Owner = exact({ id: 'string', name: 'string', state: "'active' | 'deactivated' | 'other-role'" })

const summary = {
  id: Uuid,
  version: Version,
  reference: 'string',
  receivedAt: Timestamp,
  product: Product.or('null'),
  name: 'string',
  /** as entered by sales */
  company: 'string',
  /** that, else the domain of a company address, else the company given */
  knownCompany: 'string',
  /** masked, as is the address */
  telephone: 'string',
  email: 'string',
  isVerified: 'boolean',
  isDuplicate: 'boolean',
  source: 'string',
  status: LeadStatus,
  lostReason: LostReason.or("''"),
  owner: Owner.or('null'),
  due: Due,
  isOverdue: 'boolean',
} as const

export const LeadSummary = exact(summary)
export type LeadSummary = typeof LeadSummary.infer

export const StatusCounts = type({
  new: Count,
  called: Count,
  'trial-running': Count,
  won: Count,
  lost: Count,
  spam: Count,
} satisfies Record<Status, unknown>)
export type StatusCounts = typeof StatusCounts.infer

/** `statuses` counts the filter in every status, `views` everything. */
export const LeadList = exact({
  items: LeadSummary.array(),
  nextCursor: 'string | null',
  total: Count,
  statuses: StatusCounts,
  views: { open: Count, mine: Count, overdue: Count, unowned: Count, all: Count },
})
export type LeadList = typeof LeadList.infer

export const LeadOwners = exact({ items: exact({ id: 'string', name: 'string' }).array() })

const HistoryEntry = exact({
  at: Timestamp,
  kind: type.enumerated(...leadEventKinds, 'received', 'confirmed'),
  /** empty for automatic actions */
  by: 'string',
  from: 'string',
  to: 'string',
})
export type HistoryEntry = typeof HistoryEntry.infer

export const LeadDetail = exact({
  ...summary,
  lang: Language,
  ...ofPlain(() => 'string' as const),
  estimate: 'string',
  readiness: 'string',
  marketing: 'boolean',
  duplicates: exact({
    id: Uuid,
    reference: 'string',
    same: type("'email' | 'telephone'").array(),
  }).array(),
  history: HistoryEntry.array(),
})
export type LeadDetail = typeof LeadDetail.infer

/** `note` goes to the next owner, or with `lostReason`, which `lost` requires. */
export const LeadChange = exact({
  'status?': LeadStatus,
  'lostReason?': LostReason,
  'owner?': StaffId.or('null'),
  'note?': noteText,
  'due?': Due,
  'company?': type(`string <= ${MAX_COMPANY}`).pipe(freeLine),
})
export type LeadChange = typeof LeadChange.infer

/** One of several changes, each with its version. */
export const LeadsChange = exact({
  items: exact({ id: Uuid, version: Version }).array().atLeastLength(1).atMostLength(mostChosenLeads),
  change: exact({
    'status?': LeadStatus,
    'lostReason?': LostReason,
    'owner?': StaffId.or('null'),
    'note?': noteText,
  }),
})
/** `refused`: changed meanwhile, or gone. */
export const LeadsChanged = exact({ changed: Count, refused: Uuid.array() })

/** Search parameters of the list; no search text, which may be personal data. */
const ViewSearch = type(
  /^(?:(?:layout|status|owner|product|overdue|since|until|sort|reason|contact|campaign)=[\w%.+*-]*&?)*$/,
)
  .and('string <= 300')
  .describe('a search such as status=new&owner=me')
const ViewName = type('0 < string <= 100').pipe(freeLine).to('0 < string <= 30')

export const LeadView = exact({ id: Uuid, name: 'string', search: 'string' })
export type LeadView = typeof LeadView.infer
export const LeadViews = exact({ items: LeadView.array() })
export const NewLeadView = exact({ name: ViewName, search: ViewSearch })
export const LeadViewName = exact({ name: ViewName })

export const LeadNote = exact({
  text: noteText,
})

export const Revealed = type("'telephone' | 'email'")
export const RevealBody = exact({ field: Revealed })

export const RevealAnswer = exact({ value: 'string', 'dial?': 'string' })
