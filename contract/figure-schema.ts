import { type } from 'arktype'
import { figureKinds } from './keys.ts'
import { LostReason, StatusCounts } from './lead-schema.ts'
import { CalendarDate, Count, exact, Product } from './values-schema.ts'

const MAX_FIGURES = 300

const Figure = type({
  kind: type.enumerated(...figureKinds),
  day: CalendarDate,
  name: type(/^\P{Cc}{1,200}$/u).describe('1 to 200 printable characters'),
  detail: type(/^[a-z]{0,20}$/).describe('a word'),
  count: '1 <= number.integer <= 1000000',
})

export const FiguresBody = type({ figures: Figure.array().atMostLength(MAX_FIGURES) })
export const FiguresAnswer = exact({ counted: Count })

export const FiguresQuery = type({
  'days?': type("'7' | '28' | '90'").pipe(Number),
})

/**
 * What became of the applications of the days. `contact` counts how long it took until somebody
 * talked to the applicant. What is overdue is so now, whenever it came; `owner` is null where nobody works on it.
 */
const Sales = exact({
  products: exact({ product: Product.or('null'), applications: Count }).array(),
  statuses: StatusCounts.omit('spam'),
  contact: { hour: Count, day: Count, later: Count, none: Count, medianMinutes: Count.or('null') },
  reasons: exact({ reason: LostReason.or("''"), count: Count }).array(),
  overdue: exact({ owner: exact({ id: 'string', name: 'string' }).or('null'), count: Count }).array(),
})
export type Sales = typeof Sales.infer

/** Days in China up to today; `before` is the preceding period. Spam is no application (`countedStatuses`). */
export const Figures = exact({
  days: exact({ day: CalendarDate, visits: Count, applications: Count }).array(),
  before: { visits: Count, applications: Count },
  pages: exact({ page: 'string', visits: Count, applications: Count }).array(),
  referrers: exact({ referrer: 'string', visits: Count, applications: Count }).array(),
  /** As `campaignOf` writes them. */
  campaigns: exact({ campaign: 'string', visits: Count, applications: Count }).array(),
  searches: exact({ words: 'string', lang: 'string', count: Count }).array(),
  sales: Sales.or('null'),
})
export type Figures = typeof Figures.infer
