import { INTERNAL, OF_STAFF, type Room } from '../db/room-type.ts'

export const mediaRoom = {
  tables: {
    media: OF_STAFF,
    media_file: INTERNAL,
  },
} satisfies Room
