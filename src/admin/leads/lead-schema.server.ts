import { type } from 'arktype'

export const status = type("'new' | 'called' | 'trial-running' | 'won' | 'lost' | 'spam'")
export const owner = type({ id: 'string', name: 'string' })

/** An application as lists show it. */
export const leadSummary = type({
  id: 'string.uuid',
  version: 'number',
  reference: 'string',
  receivedAt: 'string',
  product: "'av' | 'dsc' | 'centerview' | 'mvda' | 'mdw' | 'a2m' | null",
  name: 'string',
  company: 'string',
  telephone: 'string',
  email: 'string',
  isVerified: 'boolean',
  isDuplicate: 'boolean',
  source: 'string',
  status,
  owner: owner.or('null'),
  due: 'string',
  isOverdue: 'boolean',
})
