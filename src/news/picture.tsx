import type { NewsPicture } from '#api/contract/news-schema.ts'
import { pictureSource } from './news.ts'
import './picture.css'

type Props = {
  cover: NewsPicture
  /** how wide it is shown */
  sizes: string
  /** in view at once: not left for later */
  early?: boolean
}

/** A cover in the width that fits. */
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
