import { sql } from 'kysely'
import {
  containsAny,
  DAY,
  deleteAfter,
  isAmong,
  namesIn,
  OF_STAFF,
  type Room,
  type SubjectKind,
} from '../db/room-type.ts'
import { deleteEnded, STAFF } from '../guard/sessions.ts'
import { forgetUndo, MAY_UNDO_MS } from './undo.ts'

export const memberSubject: SubjectKind = {
  area: 'staff',
  names: namesIn('staff_member', 'name'),
  find: (typed) => sql`select id from staff_member where ${containsAny('email', [typed])}`,
}

const entriesOf = (ids: readonly string[]) =>
  isAmong(
    'subject',
    ids.map((id) => `leads/${id}`),
  )

export const staffRoom = {
  tables: {
    staff_member: OF_STAFF,
    staff_credential: OF_STAFF,
    staff_login: { person: 'staff', kept: deleteEnded(STAFF), sharedWith: ['guard'] },
    staff_second_factor: OF_STAFF,
    staff_verification: { person: 'staff', kept: deleteAfter(0, 'expires_at') },
    staff_invitation: {
      person: 'staff',
      kept: { setAsideIf: (now) => sql`expires_at < ${now - 30 * DAY}` },
    },
    // it forgets which applications they were
    staff_audit: {
      person: {
        isOf: ({ keys }) => entriesOf(keys),
        erase: (transaction, { keys }) =>
          transaction
            .updateTable('staff_audit')
            .set({ subject: 'leads/erased' })
            .where(entriesOf(keys))
            .execute(),
      },
      kept: { setAsideIf: (now) => sql`at < ${now - 2 * 365 * DAY}` },
    },
    staff_undo: {
      person: {
        isOf: ({ email, keys }) => containsAny('entries', [email, ...keys]),
        erase: (transaction, { email, keys }) => forgetUndo(transaction, [email, ...keys]),
      },
      kept: deleteAfter(MAY_UNDO_MS),
      // what can be taken back keeps its file
      sharedWith: ['files'],
    },
  },
  subjects: [memberSubject],
} satisfies Room
