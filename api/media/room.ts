import { INTERNAL, namesIn, OF_STAFF, type Room, type SubjectKind } from '../db/room-type.ts'

export const mediaSubject: SubjectKind = { area: 'media', names: namesIn('media', 'name') }

export const mediaRoom = {
  tables: {
    media: OF_STAFF,
    media_file: { ...INTERNAL, sharedWith: ['files'] },
  },
  subjects: [mediaSubject],
} satisfies Room
