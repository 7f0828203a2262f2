import { type } from 'arktype'

/** What the staff API says about positions. */

const line = type('string <= 100')
const text = type({
  title: line,
  team: line,
  city: line,
  type: line,
  summary: 'string <= 500',
  duties: 'string[]',
  requirements: 'string[]',
})
export const content = type({ validThrough: 'string <= 10', cn: text, en: text.or('null') })

const head = {
  id: 'string.uuid',
  version: 'number.integer',
  state: "'draft' | 'public' | 'closed'",
  changed: 'boolean',
  changedAt: 'number',
  changedBy: 'string',
} as const
export const job = type({ ...head, content })
export const jobs = type({
  items: type({
    ...head,
    title: 'string',
    city: 'string',
    team: 'string',
    english: 'boolean',
    validThrough: 'string',
  }).array(),
})
