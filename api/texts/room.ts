import { sql } from 'kysely'
import { namesIn, OF_STAFF, type Room, type SubjectKind } from '../db/room-type.ts'

export const textSubject: SubjectKind = {
  area: 'site',
  names: namesIn('site_text', sql`part || '/' || place`),
}
export const confirmationSubject: SubjectKind = { area: 'confirmation' }

export const textsRoom = {
  tables: {
    site_text: { ...OF_STAFF, sharedWith: ['mail'] },
    site_text_revision: { ...OF_STAFF, sharedWith: ['mail'] },
    site_confirmation: OF_STAFF,
  },
  subjects: [textSubject, confirmationSubject],
} satisfies Room
