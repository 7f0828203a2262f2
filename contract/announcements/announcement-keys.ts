/** Pages that an announcement is shown on. */
export const announcementPlaces = [
  'all',
  'home',
  'products',
  'solutions',
  'news',
  'company',
  'downloads',
] as const

export type AnnouncementPlace = (typeof announcementPlaces)[number]

/** Letters at most, by language: one line of a desktop. */
export const announcementLetters = { text: { cn: 60, en: 120 }, link: { cn: 12, en: 30 } } as const
