import type { AnnouncementPlace } from '#contract/announcements/announcement-keys.ts'
import type { PublicAnnouncements } from '#contract/announcements/announcement-schema.ts'
import { homeSections } from '#src/site/routing/home-sections.ts'

export type Announced = Omit<PublicAnnouncements['items'][number], 'until'>

/** Paths of each place, without language. */
const places: Readonly<Record<AnnouncementPlace, RegExp>> = {
  all: /^/,
  home: new RegExp(`^(/(${homeSections.join('|')}))?$`),
  products: /^\/product\//,
  solutions: /^\/solution\//,
  news: /^\/about\/news/,
  company: /^\/about\/(?!news)/,
  downloads: /^\/download\//,
}

export function isFor(place: AnnouncementPlace, path: string): boolean {
  return places[place].test(path)
}
