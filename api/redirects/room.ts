import { INTERNAL, type Room, type SubjectKind } from '../db/room-type.ts'

export const redirectSubject: SubjectKind = { area: 'redirects' }

export const redirectsRoom = {
  tables: {
    redirect: INTERNAL,
  },
  subjects: [redirectSubject],
} satisfies Room
