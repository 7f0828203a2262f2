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
  yearBefore,
} from '../db/room-type.ts'

export const leadSubject: SubjectKind = {
  area: 'leads',
  names: namesIn('trial_application', 'reference'),
  isPersonal: true,
  find: (typed) => sql`select id from trial_application where reference = ${spellReference(typed) ?? typed}`,
}

export const trialRoom = {
  tables: {
    trial_application: {
      person: {
        name: 'applications',
        isOf: ({ email }) => isEmail('email', email),
        keysOf: ({ id, reference }) => [id, reference],
      },
      kept: {
        setAsideIf: (now) =>
          sql`created_at < ${yearBefore(now)} or (status = 'unverified' and created_at < ${now - 30 * DAY})`,
      },
      parts: [
        ['lead_event', 'application_id'],
        ['consent', 'application_id'],
        ['idempotency_key', 'application_id'],
      ],
      // sales' columns are of `leads`
      sharedWith: ['leads', 'figures'],
    },
    trial_dead_letter: {
      person: {
        name: 'deadLetters',
        // it may name its sender anywhere
        isOf: ({ email }) => sql`${isEmail('email', email)} or ${containsAny('body', [email])}`,
        keysOf: ({ id }) => [id],
      },
      kept: { setAsideIf: (now) => sql`created_at < ${now - 30 * DAY}` },
      parts: [['idempotency_key', 'dead_letter_id']],
    },
    lead_event: {
      ...INTERNAL,
      person: {
        name: 'history',
        // notes about others may name the address, too
        isOf: ({ email, keys }) =>
          sql`${isAmong('application_id', keys)} or ${containsAny('new_value', [email])}`,
      },
      sharedWith: ['leads'],
    },
    consent: {
      ...INTERNAL,
      person: { name: 'consents', isOf: ({ keys }) => isAmong('application_id', keys) },
    },
    // a keyed hash; longer than any inbox or backup is kept
    erased_person: {
      person: 'nobody',
      kept: { setAsideIf: (now) => sql`erased_at < ${yearBefore(now)}` },
      key: 'email_hash',
    },
  },
  subjects: [leadSubject],
} satisfies Room
