import { containsAny, INTERNAL, type Room, without } from '../db/room-type.ts'

export const leadsRoom = {
  tables: {
    lead_view: {
      ...INTERNAL,
      person: {
        name: 'savedFilters',
        // a member may have named it after a person; what it searches for is no text
        isOf: ({ email }) => containsAny('name', [email]),
        given: without('id', 'staff_id'),
      },
    },
  },
} satisfies Room
