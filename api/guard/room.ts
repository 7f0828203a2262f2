import { DAY, deleteAfter, type Room } from '../db/room-type.ts'
import { TRY_MEMORY_MS } from './try-limits.ts'

/** Keyed hashes of client and address, while a limit counts them. */
export const guardRoom = {
  tables: {
    trial_wrong_try: { person: 'nobody', kept: deleteAfter(DAY), sharedWith: ['trial'] },
    account_try: { person: 'nobody', kept: deleteAfter(TRY_MEMORY_MS) },
  },
} satisfies Room
