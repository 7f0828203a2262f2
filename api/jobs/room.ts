import { INTERNAL, OF_STAFF, type Room } from '../db/room-type.ts'

export const jobsRoom = {
  tables: {
    job: INTERNAL,
    job_text: INTERNAL,
    job_draft: OF_STAFF,
  },
} satisfies Room
