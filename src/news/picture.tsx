import type { NewsCover as Cover } from '#api/contract/news-schema.ts'
import './picture.css'

type Props = {
  cover: Cover
  /** how wide it is shown */
  sizes: string
  /** in view at once: not left for later */
  early?: boolean
}

/** A cover in the width that fits. */
export function Picture({ cover: { id, widths, ratio, alt }, sizes, early }: Props) {
  const width = widths.at(-1) ?? 480
  const address = (width: number) => `/media/${id}-${width}.webp`
  return (
    <img
      className="picture"
      src={address(widths[0] ?? width)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      {...{ sizes, width }}
      alt={alt}
      height={Math.round(width / ratio)}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
