import { GRACE_MS } from './purged-rows.ts'
import { containsAny, deleteAfter, INTERNAL, type Room } from './room-type.ts'

export const dbRoom = {
  tables: {
    trial_turn: { ...INTERNAL, sharedWith: ['codes', 'trial', 'leads'] },
    purged_row: {
      person: {
        name: 'keptAside',
        isOf: ({ email, keys }) => containsAny('body', [email, ...keys.map((key) => `"${key}"`)]),
        // messages about applications that are kept aside
        keysOf: ({ body }) => [JSON.parse(String(body)).row.reference],
        given: ({ name, body }) => ({ table: name, ...JSON.parse(String(body)) }),
      },
      kept: deleteAfter(GRACE_MS, 'purged_at'),
    },
  },
} satisfies Room
