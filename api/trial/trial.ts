import type { Services } from '../guard/services.ts'
import type { ApplicationFeed } from './application-events.ts'

export interface Trial extends Services {
  /** Whether mail is sent, shown to developers instead, or neither, for want of a mail server. */
  mail: 'sent' | 'shown' | 'kept'
  /** Where notifications go. */
  salesEmail: string
  /** The site, where mails lead to: `https://www.firm.example`. */
  siteOrigin: string
  /** Where the staff side is, which mails and notices lead to; undefined where there is none. */
  adminOrigin?: string | undefined
  /** Whether notices go to a webhook. */
  hasWebhook?: boolean
  feed: ApplicationFeed
}
