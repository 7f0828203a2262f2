import { useWords } from '#i18n/words.tsx'
import { type Download, sizeText } from './downloads.ts'

/** What is told about a package, named in the page's language. */
export function usePackageFacts(item: Download): { name: string; value: string }[] {
  const { labels, cpus } = useWords('downloads')
  return [
    { name: labels.version, value: item.version },
    { name: labels.cpu, value: cpus[item.cpu] },
    { name: labels.size, value: sizeText(item.size) },
    { name: labels.date, value: item.releasedAt },
    ...(item.supportEnd ? [{ name: labels.supportEnd, value: item.supportEnd }] : []),
  ]
}
