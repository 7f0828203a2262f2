import { type ChangeEvent, type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

export type TimeCursorProps = {
  label: string
  /** of the range, which begins at 0 */
  max: number
  value: number
  /** an arrow key's */
  step?: number
  /** the value in words */
  valueText: string
  /** beside the cursor */
  flag: string
  /** what the pointer snaps to, and Shift with an arrow key goes to; ascending */
  stops: readonly number[]
  /** `jump`: not along the way, it may be animated */
  onMove: (value: number, jump: boolean) => void
}

/**
 * A native range laid over a plot, with the line it moves: keys and assistive technology use it as it is, while a
 * pointer is read from its place on the plot, so that the value is where the finger is.
 */
export function TimeCursor(props: TimeCursorProps) {
  const { label, max, value, step = 1, valueText, flag, stops, onMove } = props
  const line = useRef<HTMLDivElement>(null)
  /** the plot's, while the pointer is down: asked with each of its moves, the page is laid out twice a frame */
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
    // not of the line, which moves along it
    held.current = event.currentTarget.parentElement?.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    // a finger may be about to scroll the page
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
        // a mouse's drag is read here: the range would follow it too, with a layout of its own for each move
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

/** The nearest of the stops before or after a value. */
export function nextStop(stops: readonly number[], value: number, direction: number): number | undefined {
  return direction > 0 ? stops.find((stop) => stop > value) : stops.filter((stop) => stop < value).at(-1)
}

type StopButtonProps = Pick<TimeCursorProps, 'label' | 'value' | 'stops' | 'onMove'> & { direction: 1 | -1 }

/** Goes to the next stop. Not `disabled`: the button that brought the visitor to the last one keeps the focus. */
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

/** The times below a plot, and a dot for each stop. */
export const TimeAxis = memo(function TimeAxis({ max, times, textOf, stops = [] }: TimeAxisProps) {
  return (
    <svg className="scr__axis" aria-hidden="true">
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

/** Of the width of a plot, with a decimal. */
export function percentOf(value: number, max: number): string {
  return `${Math.round((value / max) * 1000) / 10}%`
}
