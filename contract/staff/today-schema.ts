import { type } from 'arktype'
import { LeadSummary } from '../lead-schema.ts'
import { EditingListItem } from '../news-schema.ts'
import { Count, exact, Language, Moment, Uuid } from '../values-schema.ts'
import { DeliveryTroubles } from './delivery-schema.ts'
import { Invitation, Outbox } from './staff-schema.ts'

const Leads = exact({ items: LeadSummary.array(), total: Count })
const InReview = EditingListItem.pick('id', 'titles', 'review').array()

/** What is due, and what is worth knowing; what the member may not see is left out. */
export const Today = exact({
  now: Moment,
  troubles: DeliveryTroubles.get('troubles'),
  'leads?': exact({
    /** the member's, by tonight */
    calls: Leads,
    /** what others gave them, who have not touched it since */
    handed: exact({
      items: LeadSummary.merge({ handed: exact({ by: 'string', note: 'string' }) }).array(),
      total: Count,
    }),
    unowned: Leads,
  }),
  'mail?': Outbox,
  'news?': exact({
    /** in the order of their times, each language by itself */
    goingOut: exact({ id: Uuid, lang: Language, title: 'string', at: Moment }).array(),
    /** to the member */
    returned: InReview,
  }),
  'toReview?': InReview,
  'yesterday?': exact({ visits: Count, applications: Count }),
  /** paths asked for in vain that are worth a redirect */
  'missing?': exact({ path: 'string', count: Count }).array(),
  'staff?': exact({
    /** names of others */
    withoutFactor: type('string').array(),
    invitations: Invitation.array(),
  }),
  /** topics of the owner's checklist */
  'unconfirmed?': Count,
})
export type Today = typeof Today.infer
