import { type } from 'arktype'
import { exact, Timestamp } from '../values-schema.ts'

/** What the site says of its owner, who has to confirm it before it is public. */
export const topics = [
  'company',
  'numbers',
  'cases',
  'products',
  'response',
  'privacy',
  'licensing',
  'prices',
  'migration',
  'offline',
  'devices',
  'security',
  'estimate',
  'trial',
  'samples',
] as const
const Topic = type.enumerated(...topics)
export type Topic = typeof Topic.infer

/** What is confirmed; what is not is left out. `settings`: variables of the upstream that still have a placeholder. */
export const Confirmations = exact({
  items: exact({ topic: Topic, at: Timestamp, by: 'string' }).array(),
  settings: 'string[]',
})
export type Confirmations = typeof Confirmations.infer

/** `confirmed`: false takes it back. */
export const Confirmation = exact({ topic: Topic, confirmed: 'boolean' })
