import { INTERNAL, type Room, type SubjectKind } from '../db/room-type.ts'

export const answerSubject: SubjectKind = { area: 'searches' }

export const searchesRoom = {
  tables: {
    search_answer: INTERNAL,
  },
  subjects: [answerSubject],
} satisfies Room
