import { type } from 'arktype'

/** A picture is at `/media/{id}-{width}.webp`, in each of its widths. */
export const picture = type({
  id: 'string.uuid',
  name: 'string',
  widths: 'number.integer[]',
  ratio: 'number > 0',
  alt: { cn: 'string', en: 'string' },
})

export const pictures = type({ items: picture.array(), nextCursor: 'string | null' })
