import { INTERNAL, type Room } from '../db/room-type.ts'

export const downloadsRoom = {
  tables: {
    download: INTERNAL,
    product_release: INTERNAL,
  },
} satisfies Room
