import { sql } from 'kysely'
import { DAY, isEmail, type Room, yearBefore } from '../db/room-type.ts'

export const consentsRoom = {
  tables: {
    marketing_consent: {
      person: { name: 'marketingConsents', isOf: ({ email }) => isEmail('email_key', email) },
      // a withdrawn consent is kept for a year as evidence
      kept: {
        setAsideIf: (now) =>
          sql`withdrawn_at < ${yearBefore(now)} or (confirmed = 0 and given_at < ${now - 30 * DAY})`,
      },
    },
  },
} satisfies Room
