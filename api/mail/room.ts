import { sql } from 'kysely'
import { containsAny, DAY, INTERNAL, isAmong, isEmail, type Room } from '../db/room-type.ts'

export const mailRoom = {
  tables: {
    mail: {
      person: {
        name: 'mails',
        // several may have been handed over with one message
        isOf: ({ email, keys }) => sql`${isEmail('person', email)} or ${isEmail('recipient', email)}
          or ${isAmong('reference', keys)} or (kind = 'staff' and ${containsAny('text', keys)})`,
      },
      kept: {
        // no limit counts older codes
        deleteIf: (now) => sql`kind = 'code' and created_at < ${now - DAY}`,
        // after delivery a message is only evidence
        setAsideIf: (now) => sql`created_at < ${now - 30 * DAY}`,
      },
    },
    delivery: INTERNAL,
  },
} satisfies Room
