import { INTERNAL, type Room } from '../db/room-type.ts'

export const redirectsRoom = {
  tables: {
    redirect: INTERNAL,
  },
} satisfies Room
