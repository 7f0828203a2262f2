import { INTERNAL, isAmong, isEmail, type Room, without } from '../db/room-type.ts'
import { deleteEnded, VISITORS } from '../guard/sessions.ts'

export const accountsRoom = {
  tables: {
    account: {
      ...INTERNAL,
      person: {
        name: 'accounts',
        isOf: ({ email }) => isEmail('email_key', email),
        keysOf: ({ id }) => [id],
        given: without('id', 'email_key', 'password_hash'),
      },
    },
    account_session: {
      person: {
        name: 'sessions',
        isOf: ({ keys }) => isAmong('account_id', keys),
        given: without('id', 'account_id', 'token_hash'),
      },
      kept: deleteEnded(VISITORS),
      sharedWith: ['guard'],
    },
  },
} satisfies Room
