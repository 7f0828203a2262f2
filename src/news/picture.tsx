import type { NewsPicture } from '#api/contract/news-schema.ts'
import { pictureSource } from './news.ts'
import './picture.css'

type Props = {
  cover: NewsPicture
  /** display width */
  sizes: string
  /** eager loading, above the fold */
  early?: boolean
}

/** Responsive cover. */
export function Picture({ cover, sizes, early }: Props) {
  return (
    <img
      className="picture"
      {...pictureSource(cover)}
      sizes={sizes}
      alt={cover.alt}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
