import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import './datasheet.css'
import './print-note.css'

type PrintNoteProps = {
  title: string
  /** path without origin */
  path: string
  /** as the server knows it; replaced in the browser */
  origin?: string
  /** of the printed date, BCP 47 */
  language: string
  address: (url: string) => string
  printedOn: (date: string) => string
  note?: string
}

/** Print only: URL and date of the page. */
export function PrintNote({ title, path, origin = '', language, address, printedOn, note }: PrintNoteProps) {
  const [seen, setSeen] = useState<{ origin: string; date: string }>()
  useEffect(() => {
    const paper = window.matchMedia('print')
    // lazily: date formatting takes a phone 100 ms, and the print date counts
    const look = () => flushSync(() => setSeen({ origin: window.location.origin, date: today(language) }))
    const turn = () => paper.matches && look()
    // Firefox clones the page for print and fires before; emulated print media fire nothing
    window.addEventListener('beforeprint', look)
    paper.addEventListener('change', turn)
    return () => {
      window.removeEventListener('beforeprint', look)
      paper.removeEventListener('change', turn)
    }
  }, [language])
  return (
    <p className="print-note">
      <b>{title}</b>
      <span>{address(`${seen?.origin ?? origin}${path}`)}</span>
      {seen && <span>{printedOn(seen.date)}</span>}
      {note && <span>{note}</span>}
    </p>
  )
}

function today(language: string): string {
  // British English
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(
    new Date(),
  )
}
