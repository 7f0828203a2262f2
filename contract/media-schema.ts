import { type } from 'arktype'
import { Cursor, exact, Moment, SearchTerm, Uuid } from './values-schema.ts'

const InBoth = exact({ cn: 'string', en: 'string' })

/** Available widths in px; ratio of width to height. */
export const pictureSize = {
  widths: type('1 <= number.integer <= 10000').array(),
  ratio: '0.001 <= number <= 1000',
} as const

/** Served at `/media/{id}-{width}.webp`. */
export const PictureAnswer = exact({
  id: Uuid,
  name: 'string',
  ...pictureSize,
  alt: InBoth,
  createdAt: Moment,
  staffName: 'string',
})
export type PictureAnswer = typeof PictureAnswer.infer

export const PictureList = exact({ items: PictureAnswer.array(), nextCursor: 'string | null' })

const Alt = type('string <= 300')

export const AltInput = exact({ cn: Alt, en: Alt })
export type AltInput = typeof AltInput.infer

export const UploadQuery = type({ 'name?': 'string <= 1000', 'alt-cn?': Alt, 'alt-en?': Alt })

/** `q` searches file name and both texts. */
export const PictureListQuery = type({
  'q?': SearchTerm,
  'cursor?': Cursor,
})

/** Articles with the picture as cover or in a body; `isLive` where that is public or scheduled. */
export const PictureUses = exact({
  items: exact({
    id: Uuid,
    title: 'string',
    places: exact({ place: "'cover' | 'share' | 'cn' | 'en'", isLive: 'boolean' }).array(),
  }).array(),
})
export type PictureUses = typeof PictureUses.infer
