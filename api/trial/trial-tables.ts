import type { Generated } from 'kysely'
import type { LeadStatus, LostReason, leadEventKinds } from '#contract/keys.ts'
import type { Language } from '#contract/values-schema.ts'
import type { ErasedPersonTable } from './erased-person.ts'
import type { FieldColumns } from './fields.ts'

type Defaulted<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> }

export type ApplicationStatus = 'verified' | 'unverified'

/** With a column or more for each field, see fields.ts: `email` is where mail goes, `telephone` what was typed. */
interface ApplicationTable extends FieldColumns, Defaulted<LeadColumns> {
  id: string
  reference: string
  /** The same for the same content sent twice, see submit-application.ts. */
  fingerprint: string
  status: ApplicationStatus
  /** Why the code of an unverified application could not be confirmed. */
  code_fault: string | null
  lang: Language
  /** When the site took it, which may be before this program did. */
  received_at: number
  created_at: number
}

/** What the site had acknowledged, but is no valid application: kept for a person to look at. */
interface DeadLetterTable {
  id: string
  /** Canonical where it is an address, else as it was written, else empty. */
  email: string
  /** JSON text. */
  body: string
  /** JSON text: a list of fields and codes. */
  faults: string
  received_at: number
  created_at: number
}

interface ConsentTable {
  id: string
  application_id: string
  purpose: 'trial' | 'marketing'
  /** Version of the text that was agreed to. */
  version: string
  lang: Language
  /** The address it came from, shortened to its network. */
  network: string
  given_at: number
}

/** Columns of `trial_application` that sales writes; an application arrives without them. */
interface LeadColumns {
  lead_status: LeadStatus
  /** Empty where it is not lost. */
  lost_reason: LostReason | ''
  /** When its status first said that somebody had talked to the applicant. */
  contacted_at: number | null
  owner_id: string | null
  /** In China, `2026-11-26` or `2026-11-26T14:30`; empty without one. */
  due: string
  company: string
  lead_version: number
  /** See lead-filter.ts. */
  search_text: string
}

/** The history of an application; rows are only added. */
export interface LeadEventTable {
  id: string
  application_id: string
  kind: (typeof leadEventKinds)[number]
  old_value: string
  /** Of a note its text, of `revealed` the field. */
  new_value: string
  staff_id: string
  /** As it was then. */
  staff_name: string
  created_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    trial_application: ApplicationTable
    trial_dead_letter: DeadLetterTable
    consent: ConsentTable
    lead_event: LeadEventTable
    erased_person: ErasedPersonTable
  }
}
