import { namesIn, OF_STAFF, type Room, type SubjectKind } from '../db/room-type.ts'

export const announcementSubject: SubjectKind = {
  area: 'announcements',
  names: namesIn('announcement', 'name'),
}

export const announcementsRoom = {
  tables: {
    announcement: OF_STAFF,
  },
  subjects: [announcementSubject],
} satisfies Room
