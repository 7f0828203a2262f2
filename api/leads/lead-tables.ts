import type { LeadStatus, leadEventKinds } from '../contract/keys.ts'

/** Columns of `trial_application` that sales writes; an application arrives without them. */
export interface LeadColumns {
  lead_status: LeadStatus
  owner_id: string | null
  /** In China, `2026-11-26` or `2026-11-26T14:30`; empty without one. */
  due: string
  company: string
  lead_version: number
  /** See lead-search-text.ts. */
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
