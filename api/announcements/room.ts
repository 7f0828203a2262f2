import { OF_STAFF, type Room } from '../db/room-type.ts'

export const announcementsRoom = {
  tables: {
    announcement: OF_STAFF,
  },
} satisfies Room
