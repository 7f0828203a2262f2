import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useSettled } from '../ui/typing/use-settled.ts'
import { isTooBroad, morph, readFramed, type Spot, showOpen, spotOf } from './framed-document.ts'
import type { FramedPage } from './framed-page.server.ts'

type FramedProps = {
  page: FramedPage
  /** the text that is open beside it */
  open: string | undefined
  /** px of its window */
  width: number
  /** without texts where Escape leaves the page */
  onChoose: (spot: Spot) => void
}

/** A page as a visitor sees it; its texts are outlined, and chosen by a click or by Tab and Enter. */
export function Framed({ page, open, width, onChoose }: FramedProps) {
  const { frame: title } = useWords('admin-site')
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fit = () => {
      const { current } = holder
      current?.style.setProperty('--scale', `${Math.min(1, current.clientWidth / width)}`)
    }
    const observer = new ResizeObserver(fit)
    if (holder.current) observer.observe(holder.current)
    return () => observer.disconnect()
  }, [width])
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  const listen = useCallback((shown: Document) => {
    outline(shown)
    shown.addEventListener('submit', (event) => event.preventDefault())
    for (const type of ['click', 'keydown'] as const)
      shown.addEventListener(type, (event) => {
        const target = event.target as Element
        if ('key' in event && event.key === 'Escape') latest.current({ ids: [], text: '' })
        // Enter is a click on what has one of its own
        if ('key' in event && (event.key !== 'Enter' || target.matches('a,button,summary'))) return
        const spot = spotOf(target)
        if (target.closest('a,button')) event.preventDefault()
        if (spot) latest.current(spot)
      })
  }, [])
  const revealed = useRef<string>(undefined)
  const mark = useCallback(
    (shown: Document) => {
      const elements = showOpen(shown, open)
      if (revealed.current === open) return
      revealed.current = open
      elements.find((one) => one.getClientRects().length > 0)?.scrollIntoView({ block: 'nearest' })
    },
    [open],
  )
  return (
    <div className="a-framed" ref={holder}>
      <PageWindow title={title} page={page} width={width} onLoad={listen} onShown={mark} />
    </div>
  )
}

/** The widths of phones at which a text has to fit. */
const phones = [390, 320]

type MeasureProps = { page: FramedPage; id: string; onMeasure: (widths: readonly number[]) => void }

/** Measures at which of the widths of phones a text is broader than its box, once nothing is typed: it takes two layouts. */
export function Measure({ page, id, onMeasure }: MeasureProps) {
  const measure = useCallback(
    (shown: Document) => {
      const frame = shown.defaultView?.frameElement as HTMLIFrameElement
      onMeasure(
        phones.filter((width) => {
          frame.width = `${width}`
          return isTooBroad(shown, id)
        }),
      )
    },
    [id, onMeasure],
  )
  const settled = useSettled(page, 400)
  return (
    <div className="a-measure" inert>
      <PageWindow title="" page={settled} width={390} onShown={measure} />
    </div>
  )
}

type WindowProps = {
  title: string
  page: FramedPage
  /** px */
  width: number
  onLoad?: (shown: Document) => void
  /** after each change */
  onShown: (shown: Document) => void
}

/** A document of this origin under the policy of this page, which lets none of its scripts run. */
function PageWindow({ title, page, width, onLoad, onShown }: WindowProps) {
  const [first] = useState(() => `<!DOCTYPE html>${readFramed(page).documentElement.outerHTML}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState<Document>()
  useEffect(() => {
    if (!shown) return
    morph(shown.body, readFramed(page).body)
    onShown(shown)
  }, [shown, page, onShown])
  return (
    <iframe
      ref={frame}
      title={title}
      aria-busy={!shown}
      srcDoc={first}
      width={width}
      onLoad={() => {
        const loaded = frame.current?.contentDocument
        if (!loaded) return
        onLoad?.(loaded)
        setShown(loaded)
      }}
    />
  )
}

/** The policy of the page allows no inline style sheet; of constructed ones Safari 16.0 has none. */
function outline(shown: Document): void {
  const [sheet] = shown.styleSheets
  for (const rule of outlines) sheet?.insertRule(rule, sheet.cssRules.length)
}

const outlines = [
  '[data-texts]:hover,[tabindex="0"]:focus{outline:2px solid #d6336c!important;outline-offset:2px;cursor:pointer}',
  '[data-open]{outline:2px dashed #d6336c!important;outline-offset:2px}',
]
