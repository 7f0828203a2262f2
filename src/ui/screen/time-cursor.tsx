import { type ChangeEvent, type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

export type TimeCursorProps = {
  label: string
  /** maximum; the minimum is 0 */
  max: number
  value: number
  /** arrow key step */
  step?: number
  /** `aria-valuetext` */
  valueText: string
  /** text beside the cursor */
  flag: string
  /** snap points of the pointer and of Shift with an arrow key; ascending */
  stops: readonly number[]
  /** `jump`: may be animated */
  onMove: (value: number, jump: boolean) => void
}

/** A native range over a plot, for keyboard and assistive technology; pointers are read by position. */
export function TimeCursor(props: TimeCursorProps) {
  const { label, max, value, step = 1, valueText, flag, stops, onMove } = props
  const line = useRef<HTMLDivElement>(null)
  /** cached during a drag: reading it per move forces layout twice a frame */
  const held = useRef<DOMRect>(undefined)

  useLayoutEffect(() => {
    line.current?.style.setProperty('--x', String((value / max) * 100))
  }, [value, max])

  function moveTo({ clientX }: PointerEvent) {
    if (!held.current) return
    const { left, width } = held.current
    const at = Math.min(Math.max(((clientX - left) / width) * max, 0), max)
    const near = stops.find((stop) => (Math.abs(stop - at) / max) * width < 6)
    onMove(near ?? Math.round(at / step) * step, false)
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    // not the cursor's own box, which moves
    held.current = event.currentTarget.parentElement?.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    // a touch may start a scroll
    if (event.pointerType === 'mouse') moveTo(event)
  }

  function onPointerUp(event: PointerEvent) {
    moveTo(event)
    held.current = undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const stop = nextStop(stops, value, event.key === 'ArrowRight' ? 1 : -1)
    if (stop !== undefined) onMove(stop, true)
  }

  return (
    <>
      <input
        className="scr__range scr__live"
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          if (!held.current) onMove(target.valueAsNumber, false)
        }}
        // drags are handled here: the range would add a layout per move
        onMouseDown={(event) => {
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true })
        }}
        onPointerDown={onPointerDown}
        onPointerMove={moveTo}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          held.current = undefined
        }}
        onKeyDown={onKeyDown}
      />
      <div className="scr__cursor" ref={line} aria-hidden="true">
        <span>{flag}</span>
      </div>
    </>
  )
}

export function nextStop(stops: readonly number[], value: number, direction: number): number | undefined {
  return direction > 0 ? stops.find((stop) => stop > value) : stops.filter((stop) => stop < value).at(-1)
}

type StopButtonProps = Pick<TimeCursorProps, 'label' | 'value' | 'stops' | 'onMove'> & { direction: 1 | -1 }

/** aria-disabled, not `disabled`: keeps the focus at the last stop. */
export function StopButton({ label, value, stops, onMove, direction }: StopButtonProps) {
  const to = nextStop(stops, value, direction)
  return (
    <button
      type="button"
      className="scr__step scr__live"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onMove(to, true)}
    >
      <Icon name={direction > 0 ? 'right' : 'left'} />
    </button>
  )
}

type TimeAxisProps = {
  max: number
  times: readonly number[]
  textOf: (time: number) => string
  stops?: readonly number[]
}

/** Time labels below a plot, and a dot per stop. */
export const TimeAxis = memo(function TimeAxis({ max, times, textOf, stops = [] }: TimeAxisProps) {
  return (
    <svg className="scr__axis" width="300" height="34" aria-hidden="true">
      {times.map((time) => (
        <g key={time}>
          <line x1={percentOf(time, max)} x2={percentOf(time, max)} y2="5" />
          <text x={percentOf(time, max)} y="21">
            {textOf(time)}
          </text>
        </g>
      ))}
      {stops.map((stop) => (
        <circle key={stop} cx={percentOf(stop, max)} cy="0" r="3.5" />
      ))}
    </svg>
  )
})

/** Per cent of the plot's width, one decimal. */
export function percentOf(value: number, max: number): string {
  return `${Math.round((value / max) * 1000) / 10}%`
}
