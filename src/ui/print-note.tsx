import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { calendarDate } from '#contract/china-time.ts'
import type { Locale } from '#src/site/locale.ts'
import { writtenDay } from '#src/site/written.ts'
import './datasheet.css'
import './print-note.css'

type PrintNoteProps = {
  title: string
  /** path without origin */
  path: string
  lang: Locale
  address: (url: string) => string
  printedOn: (date: string) => string
  note?: string
}

/** Print only: URL and date of the page. */
export function PrintNote({ title, path, lang, address, printedOn, note }: PrintNoteProps) {
  const [seen, setSeen] = useState<{ origin: string; date: string }>()
  useEffect(() => {
    const paper = window.matchMedia('print')
    const look = () => {
      const date = writtenDay(calendarDate(Date.now()), lang)
      flushSync(() => setSeen({ origin: window.location.origin, date }))
    }
    const turn = () => paper.matches && look()
    // Firefox clones the page for print and fires before; emulated print media fire nothing
    window.addEventListener('beforeprint', look)
    paper.addEventListener('change', turn)
    return () => {
      window.removeEventListener('beforeprint', look)
      paper.removeEventListener('change', turn)
    }
  }, [lang])
  return (
    <p className="print-note">
      <b>{title}</b>
      <span>{address(`${seen?.origin ?? ''}${path}`)}</span>
      {seen && <span>{printedOn(seen.date)}</span>}
      {note && <span>{note}</span>}
    </p>
  )
}
