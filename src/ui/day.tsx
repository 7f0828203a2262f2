import { shortDay } from '#contract/written-day.ts'
import { useLocale } from '#i18n/words.tsx'

/** A day by itself, in a list or a table; within a sentence it is `writtenDay`. @param of ISO date */
export function Day({ of }: { of: string }) {
  return <time dateTime={of}>{shortDay(of, useLocale())}</time>
}
