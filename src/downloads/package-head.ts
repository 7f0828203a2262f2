import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { describePage, pageHead } from '#src/site/head.ts'
import type { Locale } from '#src/site/locale.ts'
import type { PackageDetail } from './downloads.ts'

type HeadContext = Parameters<typeof describePage>[0]

/** A package speaks for itself and has an address of its own. */
export function packageHead(context: HeadContext, lang: Locale, item: PackageDetail | undefined) {
  if (!item) return pageHead(context, 'downloads', (words) => words.package.seo)
  const { title, description } = downloadInWords(lang, item)
  return describePage(context, { title, description, path: `/download/download?id=${item.id}` })
}
