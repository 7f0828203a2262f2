import type { Tables } from '../../api/db/tables.ts'

/** Every table, those that others refer to first. A table that is missing here does not compile. */
const all = {
  news: 1,
  news_text: 2,
  news_body: 3,
  job: 4,
  job_text: 5,
  download: 6,
  download_block: 7,
  download_bits: 8,
  download_place: 9,
  account: 10,
  account_session: 11,
  account_code: 12,
  account_try: 13,
  idempotency_key: 14,
  seed_run: 15,
  trial_turn: 16,
  trial_application: 17,
  trial_dead_letter: 18,
  trial_submission: 19,
  consent: 20,
  trial_code: 21,
  trial_wrong_try: 22,
  mail: 23,
} satisfies Record<keyof Tables, number>

export const tableOrder = Object.keys(all) as (keyof Tables)[]
