import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { morph, type Spot, showText, spotOf } from './framed-document.ts'
import type { FramedPage } from './framed-page.server.ts'

type FramedProps = {
  page: FramedPage
  /** of `readFramed` */
  body: HTMLElement
  /** the text that is outlined */
  open: string | undefined
  /** px of its window */
  width: number
  onChoose: (spot: Spot) => void
  /** whether the outlined text is in view of the page */
  onSeen: (isSeen: boolean) => void
}

/**
 * A page as a visitor sees it, whose texts are chosen by a click; the keyboard has the list beside it. The policy of this page
 * lets none of its scripts run. It is loaded without its body, so that listeners do not wait for pictures.
 */
export function Framed({ page, body, open, width, onChoose, onSeen }: FramedProps) {
  const { frame: title } = useWords('admin-site')
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState<Document>()
  const [head] = useState(() => page.html.slice(0, page.html.indexOf('<body')))
  useEffect(() => {
    const holder = frame.current?.parentElement
    const observer = new ResizeObserver(() =>
      holder?.style.setProperty('--scale', `${Math.min(1, holder.clientWidth / width)}`),
    )
    if (holder) observer.observe(holder)
    return () => observer.disconnect()
  }, [width])
  const choose = useEffectEvent((event: Event) => {
    const target = event.target as Element
    if (target.closest('a,button') || event.type === 'submit') event.preventDefault()
    const spot = event.type === 'click' && spotOf(target, page.texts)
    if (spot) onChoose(spot)
  })
  useEffect(() => {
    if (!shown) return
    outline(shown)
    for (const type of ['click', 'submit']) shown.addEventListener(type, choose)
    return () => {
      for (const type of ['click', 'submit']) shown.removeEventListener(type, choose)
    }
  }, [shown])
  const say = useEffectEvent(onSeen)
  const revealed = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width shows other texts
  useEffect(() => {
    if (!shown) return
    showText(shown.body, page.texts, undefined)
    morph(shown.body, shown.importNode(body, true))
    const [seen] = showText(shown.body, page.texts, open)
    if (revealed.current !== open) seen?.scrollIntoView({ block: 'nearest' })
    revealed.current = open
    say(seen !== undefined)
  }, [shown, page, body, open, width])
  return (
    <div className="a-site-frame">
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        aria-busy={!shown}
        srcDoc={head}
        width={width}
        onLoad={() => setShown(frame.current?.contentDocument ?? undefined)}
      />
    </div>
  )
}

/** The policy of the page allows no inline style sheet; of constructed ones Safari 16.0 has none. */
function outline(shown: Document): void {
  const [sheet] = shown.styleSheets
  for (const rule of outlines) sheet?.insertRule(rule, sheet.cssRules.length)
}

const outlines = [
  '[data-texts]:hover{outline:2px solid #d6336c!important;outline-offset:2px;cursor:pointer}',
  '[data-open]{outline:2px dashed #d6336c!important;outline-offset:2px;scroll-margin:6rem}',
]
