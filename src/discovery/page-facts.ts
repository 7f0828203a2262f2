import type { Locale } from '#src/site/locale.ts'

/** A page as it describes itself to programs. */
export type PageFacts = {
  /** scheme, host and port visitors use */
  origin: string
  /** the one address to index, and the same without origin and language ('' for home) */
  url: string
  path: string
  lang: Locale
  languages: readonly Locale[]
  /** without the name of the site */
  title: string
  description: string
  type: 'website' | 'article'
  /** its share image's name */
  card: string
}
