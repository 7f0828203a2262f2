import { OF_STAFF, type Room } from '../db/room-type.ts'

export const textsRoom = {
  tables: {
    site_text: OF_STAFF,
    site_text_revision: OF_STAFF,
    site_confirmation: OF_STAFF,
  },
} satisfies Room
