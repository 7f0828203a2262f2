import { type } from 'arktype'

/**
 * Keys are UUIDv7 in lower case (RFC 9562, section 5.7): made without asking the database, and in order of
 * time. Only the canonical spelling is accepted, so a record has one address.
 */
export const Uuid = type(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/).describe(
  'a UUIDv7 in lower case',
)

/** Whether a value has the form of a key. */
export function isUuid(value: unknown): value is string {
  return Uuid.allows(value)
}
