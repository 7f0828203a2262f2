import type { Kysely } from 'kysely'
import type { AccountTables } from '../accounts/accounts.ts'
import type { MarketingConsentTable } from '../consents/marketing-consent.ts'
import type { Language } from '../contract/values-schema.ts'
import type { DownloadTables } from '../downloads/download-store.ts'
import type { FigureTable } from '../figures/figures.ts'
import type { LeadViewTable } from '../leads/lead-views.ts'
import type { MailTable } from '../mail/outbox.ts'
import type { MediaTables } from '../media/read-pictures.ts'
import type { NewsTables } from '../news/news-tables.ts'
import type { RedirectTable } from '../redirects/redirect-store.ts'
import type { StaffTables } from '../staff/staff-tables.ts'
import type { TrialTables } from '../trial/trial-tables.ts'

/**
 * The tables, as portable between SQLite and PostgreSQL as they can be: text keys (UUIDv7), calendar dates as
 * ISO text, moments as milliseconds since the epoch in a bigint, flags as 0 and 1, lists as JSON text.
 */
export interface Tables
  extends TrialTables,
    AccountTables,
    DownloadTables,
    StaffTables,
    NewsTables,
    MediaTables {
  job: JobTable
  job_text: JobTextTable
  job_draft: JobDraftTable
  idempotency_key: IdempotencyKeyTable
  seed_run: SeedRunTable
  mail: MailTable
  marketing_consent: MarketingConsentTable
  figure: FigureTable
  redirect: RedirectTable
  lead_view: LeadViewTable
}

export type Database = Kysely<Tables>

interface JobTable {
  id: string
  published_at: string
  valid_through: string
  closed: number
  team_key: string
  city_key: string
}

interface JobTextTable {
  job_id: string
  lang: Language
  title: string
  team: string
  city: string
  type: string
  summary: string
  duties: string
  requirements: string
}

interface JobDraftTable {
  id: string
  /** JSON text in the form of a seed file. */
  content: string
  version: number
  changed_at: number
  changed_by: string
}

interface IdempotencyKeyTable {
  /** The operation the key belongs to; the same key may be used for another operation. */
  scope: string
  key: string
  body_hash: string
  /** JSON text, null only inside the transaction that does the work. */
  response: string | null
  created_at: number
  /** The number an applicant may have been told for this key. */
  reference: string | null
  /** What the key led to: it is kept as long as that, and deleted with it. */
  application_id: string | null
  dead_letter_id: string | null
}

interface SeedRunTable {
  name: string
  ran_at: number
}
