import { INTERNAL, type Room } from '../db/room-type.ts'

export const importRoom = { tables: { imported: INTERNAL } } satisfies Room
