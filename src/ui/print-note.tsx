import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import './datasheet.css'
import './print-note.css'

type PrintNoteProps = {
  /** what the sheet is */
  title: string
  /** where the page lives, without its origin */
  path: string
  /** origin of the site as the server knows it; the browser knows better */
  origin?: string
  /** language of the printed date, BCP 47 */
  language: string
  address: (url: string) => string
  printedOn: (date: string) => string
  note?: string
}

/** What a printed page has to say about itself: where it came from and when. Not on screens. */
export function PrintNote({ title, path, origin = '', language, address, printedOn, note }: PrintNoteProps) {
  const [seen, setSeen] = useState<{ origin: string; date: string }>()
  useEffect(() => {
    const paper = window.matchMedia('print')
    // not before: writing a date takes a phone's browser a tenth of a second, and the day the page is printed counts
    const look = () => flushSync(() => setSeen({ origin: window.location.origin, date: today(language) }))
    const turn = () => paper.matches && look()
    // Firefox prints a copy of the page and says so before; what shows a page as it is printed says nothing before
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
  // the site writes British English
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format(
    new Date(),
  )
}
