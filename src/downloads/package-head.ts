import { messagesOf, wordsOf } from '#i18n/words.tsx'
import { describePage, pageHead } from '#src/site/head.ts'
import type { Locale } from '#src/site/locale.ts'
import { writtenDay } from '#src/site/written.ts'
import type { PackageDetail } from './downloads.ts'

type HeadContext = Parameters<typeof describePage>[0]

/** A package speaks for itself and has an address of its own. */
export function packageHead(context: HeadContext, lang: Locale, item: PackageDetail | undefined) {
  if (!item) return pageHead(context, 'downloads', (words) => words.package.seo)
  const words = wordsOf(lang, 'downloads')
  const messages = messagesOf(lang).downloads.package
  const { version } = item
  const described = { name: item.name[lang], version, platform: words.platforms[item.platform] }
  const cpu = words.cpus[item.cpu]
  // packages of one version differ in the processor
  const machine = item.cpu === 'any' ? described.platform : `${described.platform} ${cpu}`
  return describePage(context, {
    title: messages.pageTitle({ ...described, platform: machine }),
    description: messages.pageDescription({ ...described, cpu, date: writtenDay(item.releasedAt, lang) }),
    path: `/download/download?id=${item.id}`,
  })
}
