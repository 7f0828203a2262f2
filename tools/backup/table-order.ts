import type { Tables } from '../../api/db/tables.ts'

/** Every table, those that others refer to first. A table that is missing here does not compile. */
const all = {
  news: 1,
  news_text: 2,
  news_body: 3,
  job: 4,
  job_text: 5,
  download: 6,
  account: 7,
  account_session: 8,
  account_code: 9,
  account_try: 10,
  seed_run: 11,
  trial_turn: 12,
  trial_application: 13,
  trial_dead_letter: 14,
  idempotency_key: 15,
  trial_submission: 16,
  consent: 17,
  trial_code: 18,
  trial_wrong_try: 19,
  mail: 20,
  staff_member: 21,
  staff_credential: 22,
  staff_session: 23,
  staff_second_factor: 24,
  staff_verification: 25,
  staff_invitation: 26,
  staff_audit: 27,
  news_draft: 40,
  news_revision: 41,
  news_presence: 42,
  media: 43,
  media_file: 44,
  job_draft: 45,
  marketing_consent: 50,
  lead_event: 60,
  figure: 61,
  redirect: 62,
} satisfies Record<keyof Tables, number>

export const tableOrder = Object.keys(all) as (keyof Tables)[]

/** Tables that the migrations still make and nothing reads or writes. They are not backed up. */
export const unusedTables = ['download_block', 'download_bits', 'download_place'] as const
