import type { NewsItem } from '#contract/news-schema.ts'
import { useLocale } from '#i18n/words.tsx'
import { coverName, coverOf } from '../site/articles/cover.ts'
import { pictureSource } from './news.ts'
import './picture.css'

type Props = {
  of: NewsItem
  /** display width */
  sizes: string
  /** eager loading, above the fold */
  early?: boolean
}

/** An article's cover: the picture it was given, cropped, or the drawing that belongs to it. */
export function CoverPicture({ of, sizes, early }: Props) {
  const lang = useLocale()
  const source = of.cover
    ? { ...pictureSource(of.cover), sizes }
    : { src: `/share/${lang}/${coverName(coverOf(of))}.svg` }
  return (
    <img
      className="picture"
      {...source}
      width={304}
      height={171}
      alt={of.cover?.alt ?? ''}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
