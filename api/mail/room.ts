import { sql } from 'kysely'
import { spellReference } from '#contract/reference.ts'
import {
  containsAny,
  DAY,
  INTERNAL,
  isAmong,
  isEmail,
  namesIn,
  type Room,
  type SubjectKind,
} from '../db/room-type.ts'

export const mailSubject: SubjectKind = {
  area: 'mail',
  names: namesIn('mail', 'reference'),
  isPersonal: true,
  find: (typed) => sql`select id from mail where reference = ${spellReference(typed) ?? typed}`,
}

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
      sharedWith: ['accounts', 'leads', 'app'],
    },
    delivery: INTERNAL,
  },
  subjects: [mailSubject],
} satisfies Room
