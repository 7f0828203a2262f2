import { type } from 'arktype'
import { exact, Moment, Timestamp, Uuid, Version } from '../values-schema.ts'
import { announcementPlaces } from './announcement-keys.ts'

const Side = exact({ text: 'string <= 300', link: 'string <= 100' })

const content = {
  langs: "'both' | 'cn' | 'en'",
  cn: Side,
  en: Side,
  address: 'string <= 600',
  place: type.enumerated(...announcementPlaces),
  from: Moment.or('null'),
  until: Moment.or('null'),
} as const

/**
 * A line above the header of pages. `langs`: where it is shown. `address`: a page of the site without its language, an
 * https address, or empty; `link` is what its link says. `from` is null for as soon as it is published.
 */
export const AnnouncementBody = exact(content)
export type AnnouncementBody = typeof AnnouncementBody.infer

/** `changed`: the draft, which is what is answered, differs from what is published. */
export const Announcement = exact({
  ...content,
  id: Uuid,
  version: Version,
  state: "'draft' | 'scheduled' | 'public' | 'ended'",
  changed: 'boolean',
  changedAt: Timestamp,
  changedBy: 'string',
})
export type Announcement = typeof Announcement.infer
export const AnnouncementList = exact({ items: Announcement.array() })

/** Those that are public now, the last that began first. `key` changes with each publication. `cn`, `en`: null where it is not shown. */
export const PublicAnnouncements = exact({
  items: exact({
    key: type(/^[\w-]{1,60}$/),
    place: type.enumerated(...announcementPlaces),
    cn: Side.or('null'),
    en: Side.or('null'),
    address: type(/^(?:|\/(?!\/)[^\\]*|https:\/\/.*)$/),
    until: Moment.or('null'),
  }).array(),
})
export type PublicAnnouncements = typeof PublicAnnouncements.infer
