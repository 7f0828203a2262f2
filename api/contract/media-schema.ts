import { type } from 'arktype'
import { Cursor, exact, Uuid } from './values-schema.ts'

const InBoth = exact({ cn: 'string', en: 'string' })

/** A picture is at `/media/{id}-{width}.webp`, in each of its widths. */
export const PictureAnswer = exact({
  id: Uuid,
  name: 'string',
  widths: 'number.integer[]',
  ratio: 'number > 0',
  alt: InBoth,
  createdAt: 'number',
  staffName: 'string',
})
export type PictureAnswer = typeof PictureAnswer.infer

export const PictureList = exact({ items: PictureAnswer.array(), nextCursor: 'string | null' })

const Alt = type('string <= 300')

export const AltInput = exact({ cn: Alt, en: Alt })
export type AltInput = typeof AltInput.infer

export const UploadQuery = type({ 'name?': 'string <= 200', 'alt-cn?': Alt, 'alt-en?': Alt })

export const PictureListQuery = type({
  'cursor?': Cursor,
})
