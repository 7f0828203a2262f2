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
    for (const pane of svg.current?.parentElement?.querySelectorAll('.a-language-pane, .a-text-field') ?? [])
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
    <svg className="a-language-spine" ref={svg} aria-hidden="true">
      {lines.map(({ from, to, isGap, isLeftGap, isCurrent }, at) => {
        const isMarked = isGap || isCurrent
        const left = isGap && isLeftGap
        const right = isGap && !isLeftGap
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <g key={at} fill="none" stroke="var(--signal)" strokeWidth={isCurrent && !isGap ? 1.5 : 1}>
            <path
              stroke={isMarked ? undefined : 'var(--line-2)'}
              strokeDasharray={isGap ? '3 3' : undefined}
              d={`M${left ? ring : inset} ${from}L${width - (right ? ring : inset)} ${to}`}
            />
            <End isHollow={left} isCurrent={isCurrent && !isGap} cx={inset} cy={from} />
            <End isHollow={right} isCurrent={isCurrent && !isGap} cx={width - inset} cy={to} />
          </g>
        )
      })}
    </svg>
  )
}

function End({
  isHollow,
  isCurrent,
  ...place
}: Record<'isHollow' | 'isCurrent', boolean> & Record<'cx' | 'cy', number>) {
  if (isHollow) return <circle {...place} r="4.5" fill="var(--surface)" strokeWidth="1.5" />
  return <circle {...place} r="2.5" fill={isCurrent ? 'var(--signal)' : 'var(--text-2)'} stroke="none" />
}

function linesOf(svg: SVGSVGElement): Line[] {
  const { top } = svg.getBoundingClientRect()
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return Math.round(box.top - top + Math.min(box.height, 26) / 2)
  }
  const [left, right] = (['cn', 'en'] as const).map((lang) => {
    const pane = svg.parentElement?.querySelector(`.a-language-pane--${lang}`)
    return {
      marks: [...(pane?.querySelectorAll('.a-text-input--title, .ProseMirror > h2') ?? [])],
      slots: [...(pane?.querySelectorAll('.a-missing-section') ?? [])],
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
  if (focused.matches('.a-text-input--title')) return 0
  const caret = document.getSelection()?.anchorNode
  if (!caret || !focused.matches('.ProseMirror') || !focused.contains(caret)) return -1
  const headings = [...focused.querySelectorAll(':scope > h2')]
  return headings.filter(
    (heading) =>
      heading.contains(caret) || heading.compareDocumentPosition(caret) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length
}
