import { INTERNAL, type Room } from '../db/room-type.ts'

export const upkeepRoom = {
  tables: { housekeeping: INTERNAL, relay_secret_used: INTERNAL, seed_run: INTERNAL },
} satisfies Room
