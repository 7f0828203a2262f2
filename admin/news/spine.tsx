import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from './use-article-draft.ts'

type Line = { from: number; to: number; isGap: boolean; isLeftGap: boolean; isCurrent: boolean }

/** Of the drawing, in px: its column in `editor.css`, and how far its ends stand in. */
const [width, inset, ring] = [52, 8, 13]

/** Ties the title and each section to the one of the other language; an open ring where that has none. */
export function Spine({ draft }: { draft: Draft }) {
  const svg = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<Line[]>([])
  const measure = useRef(() => {
    const next = svg.current?.getClientRects().length ? linesOf(svg.current) : []
    setLines((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
  }).current
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed moves what is below it
  useLayoutEffect(measure, [draft])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    for (const pane of svg.current?.parentElement?.querySelectorAll('.a-lang, .a-f') ?? [])
      observer.observe(pane)
    document.addEventListener('selectionchange', measure)
    document.addEventListener('focusin', measure)
    return () => {
      observer.disconnect()
      document.removeEventListener('selectionchange', measure)
      document.removeEventListener('focusin', measure)
    }
  }, [measure])
  return (
    <svg className="a-spine" ref={svg} aria-hidden="true">
      {lines.map(({ from, to, isGap, isLeftGap, isCurrent }, at) => {
        const style = isGap ? 'gap' : isCurrent ? 'on' : undefined
        const left = isGap && isLeftGap
        const right = isGap && !isLeftGap
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <g key={at} className={style}>
            <path d={`M${left ? ring : inset} ${from}L${width - (right ? ring : inset)} ${to}`} />
            <circle className={left ? 'hollow' : undefined} cx={inset} cy={from} r={left ? 4.5 : 2.5} />
            <circle
              className={right ? 'hollow' : undefined}
              cx={width - inset}
              cy={to}
              r={right ? 4.5 : 2.5}
            />
          </g>
        )
      })}
    </svg>
  )
}

function linesOf(svg: SVGSVGElement): Line[] {
  const { top } = svg.getBoundingClientRect()
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return Math.round(box.top - top + Math.min(box.height, 26) / 2)
  }
  const [left, right] = (['cn', 'en'] as const).map((lang) => {
    const pane = svg.parentElement?.querySelector(`.a-lang--${lang}`)
    return {
      marks: [...(pane?.querySelectorAll('.a-q--t, .ProseMirror > h2') ?? [])],
      slots: [...(pane?.querySelectorAll('.a-hole') ?? [])],
    }
  }) as [Side, Side]
  const current = currentMark(svg)
  const rows = Math.max(left.marks.length, right.marks.length)
  return Array.from({ length: rows }, (_, at) => {
    const [a, b] = [left, right].map(({ marks, slots }) => marks[at] ?? slots[at - marks.length])
    const isLeftGap = left.marks[at] === undefined
    return {
      isLeftGap,
      isGap: isLeftGap || right.marks[at] === undefined,
      isCurrent: at === current,
      from: middle((a ?? b) as Element),
      to: middle((b ?? a) as Element),
    }
  })
}

type Side = { marks: Element[]; slots: Element[] }

/** Which title or section the caret is in; -1 for none. */
function currentMark(svg: SVGSVGElement): number {
  const focused = document.activeElement
  if (!focused || !svg.parentElement?.contains(focused)) return -1
  if (focused.matches('.a-q--t')) return 0
  const caret = document.getSelection()?.anchorNode
  if (!caret || !focused.matches('.ProseMirror') || !focused.contains(caret)) return -1
  const headings = [...focused.querySelectorAll(':scope > h2')]
  return headings.filter(
    (heading) =>
      heading.contains(caret) || heading.compareDocumentPosition(caret) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length
}
