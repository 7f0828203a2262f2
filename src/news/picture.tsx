import type { NewsItem, NewsPicture } from '#api/contract/news-schema.ts'
import { useLocale } from '#i18n/words.tsx'
import { coverName, coverOf } from '../site/articles/cover.ts'
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
function Picture({ cover, sizes, early }: Props) {
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

/** An article's cover: the picture it was given, or the drawing that belongs to it. */
export function CoverPicture({ of, ...look }: { of: NewsItem } & Omit<Props, 'cover'>) {
  const lang = useLocale()
  if (of.cover) return <Picture cover={of.cover} {...look} />
  return (
    <img
      className="picture"
      src={`/share/${lang}/${coverName(coverOf(of))}.svg`}
      width={1200}
      height={675}
      alt=""
      loading={look.early ? 'eager' : 'lazy'}
    />
  )
}
