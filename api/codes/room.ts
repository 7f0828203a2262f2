import { deleteAfter, isAmong, type Room, type TableFacts, without } from '../db/room-type.ts'
import { type CodePurpose, codeKey, LIMIT_MEMORY_MS } from './code-limits.ts'

/** An account that was begun may never have been opened: its codes are found by the address alone. */
const codes = (...purposes: CodePurpose[]): TableFacts => ({
  person: {
    name: 'codes',
    isOf: ({ email }) =>
      isAmong(
        'email',
        purposes.map((purpose) => codeKey(purpose, email)),
      ),
    given: without('id', 'email', 'client_key', 'salt', 'code_hash'),
  },
  kept: deleteAfter(LIMIT_MEMORY_MS),
})

export const codesRoom = {
  tables: {
    trial_code: { ...codes('trial'), sharedWith: ['guard'] },
    account_code: { ...codes('register', 'reset'), sharedWith: ['accounts'] },
  },
} satisfies Room
