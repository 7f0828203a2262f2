import { INTERNAL, type Room } from '../db/room-type.ts'

export const searchesRoom = {
  tables: {
    search_answer: INTERNAL,
  },
} satisfies Room
