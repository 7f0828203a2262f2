import { Count, exact, Timestamp, Uuid } from './values-schema.ts'

const FailingMail = exact({
  id: Uuid,
  kind: "'code' | 'confirmation' | 'sales' | 'staff' | 'notice'",
  reference: 'string',
  /** When it is tried next; empty where it is not tried any more. */
  nextAt: Timestamp.or("''"),
  attempts: Count,
  fault: 'string',
})

/** `failing` has no words and no addresses. `inbox` is null where the site keeps its inbox on another machine. */
export const Outbox = exact({
  waiting: Count,
  inbox: Count.or('null'),
  failing: FailingMail.array(),
})
