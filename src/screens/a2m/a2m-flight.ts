import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'

/** In stage coordinates. */
export type Box = { x: number; y: number; width: number; height: number }

/** Offset to the slot in px, scale relative to it, opacity of plate and text. */
export type Plate = { x: number; y: number; scaleX: number; scaleY: number; plate: number; words: number }

/** Share of the slider's range per element; the starts are spread evenly over the rest. */
const share = 0.19

/** Progress of an element, 0 to 1, with the slider at `at` (0 to 100). */
export function progressOf(index: number, count: number, at: number): number {
  const start = (index / Math.max(1, count - 1)) * (1 - share)
  return ramp(at / 100, start, start + share)
}

/** Number of elements that have arrived. */
export function dockedAt(at: number, count: number): number {
  return Array.from({ length: count }, (_, index) => progressOf(index, count, at)).filter((it) => it >= 1)
    .length
}

/** Start position without room to fly: offset from the slot, 2 right and 1 up. */
export function liftedOff(slot: Box): Box {
  return { ...slot, x: slot.x + 32, y: slot.y - 16 }
}

/** From window to slot: along the axis (2 across, 1 up) for half the width, then straight. */
export function plateAt(from: Box, slot: Box, progress: number): Plate {
  const eased = progress * progress * (3 - 2 * progress)
  const across = slot.x - from.x
  const down = slot.y - from.y
  const onAxis = across * down < 0 ? Math.min(Math.abs(across) / 2, Math.abs(down)) : 0
  const corner = { x: Math.sign(across) * 2 * onAxis, y: Math.sign(down) * onAxis }
  const first = Math.hypot(corner.x, corner.y)
  const second = Math.hypot(across - corner.x, down - corner.y)
  const way = eased * (first + second)
  const along = first > 0 ? Math.min(1, way / first) : 1
  const straight = second > 0 ? Math.max(0, way - first) / second : 1
  const size = ramp(eased, 0, 0.3)
  return {
    x: corner.x * along + (across - corner.x) * straight - across,
    y: corner.y * along + (down - corner.y) * straight - down,
    scaleX: mix(from.width / slot.width, 1, size),
    scaleY: mix(from.height / slot.height, 1, size),
    plate: ramp(progress, 0, 0.06),
    words: ramp(progress, 0.06, 0.2),
  }
}

/**
 * Avoids all text; a short element's line leaves through the gap above it.
 * @param edge right edge of the window
 */
export function leaderOf(from: Box, slot: Box, edge: number): { path: string; x: number; y: number } {
  const end = { x: slot.x - 3, y: slot.y + slot.height / 2 }
  const isInside = edge - from.x - from.width > 24
  const x = from.x + from.width - (isInside ? 12 : 0)
  const y = isInside ? from.y : from.y + from.height / 2
  const level = isInside ? y - 4 : y
  const across = Math.min(8, Math.abs(level - end.y))
  const up = (Math.sign(level - end.y) * across) / 2
  const corner = `l${across} ${-up}`
  const beside = (edge + end.x) / 2 - across
  return { path: `M${x} ${y}V${level}H${beside}${corner}V${end.y + up}${corner}H${end.x}`, x, y }
}

function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from), 0, 1)
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** `edge`: right edge of the window */
type Route = {
  from: Box
  slot: Box
  edge: number
  part: HTMLElement
  target: HTMLElement
  plateElement: HTMLElement
  wordsElement: HTMLElement
}

/** Easing per frame: share of the remaining distance; about 250 ms for a tenth of the range. */
const follow = 0.24

/**
 * Positions the plates by transform and opacity and draws the marked element's leader.
 * @returns how many elements this stage size shows
 */
export function useFlight(stage: RefObject<HTMLDivElement | null>, at: number, marked: A2mElement): number {
  const [routes, setRoutes] = useState<readonly Route[]>([])
  const painted = useRef(at)

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoutes(measure(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const step = () => {
      const left = at - painted.current
      painted.current = still || Math.abs(left) < 0.15 ? at : painted.current + left * follow
      paint(routes, painted.current)
      if (painted.current !== at) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [routes, at])

  useLayoutEffect(() => {
    const route = routes.find(({ part }) => part.dataset.element === marked)
    const [path, dot] = stage.current?.querySelector('.a2m__leader')?.children ?? []
    if (!route || !path || !dot) return
    const line = leaderOf(route.from, route.slot, route.edge)
    path.setAttribute('d', line.path)
    dot.setAttribute('r', '5')
    dot.setAttribute('cx', String(line.x))
    dot.setAttribute('cy', String(line.y))
  }, [stage, routes, marked])

  return routes.length || a2mElements.length
}

function measure(stage: HTMLElement): Route[] {
  const origin = stage.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - origin.x, y: y - origin.y, width, height }
  }
  return a2mElements.flatMap((name) => {
    const part = stage.querySelector<HTMLElement>(`[data-element="${name}"]`)
    const target = stage.querySelector<HTMLElement>(`[data-slot="${name}"]`)
    const [plateElement, wordsElement] =
      target?.querySelectorAll<HTMLElement>('.a2m__plate, .a2m__words') ?? []
    if (!part?.offsetParent || !target || !plateElement || !wordsElement) return []
    const slot = boxOf(target)
    const from = boxOf(part)
    const pc = boxOf(part.closest('.a2m__pc') ?? part)
    // stacked: too near for the axis
    const stacked = slot.x < from.x + from.width
    return [
      {
        part,
        target,
        plateElement,
        wordsElement,
        slot,
        edge: pc.x + pc.width,
        from: stacked && slot.y > from.y ? liftedOff(slot) : from,
      },
    ]
  })
}

function paint(routes: readonly Route[], at: number): void {
  routes.forEach(({ from, slot, part, target, plateElement, wordsElement }, place) => {
    const progress = progressOf(place, routes.length, at)
    const { x, y, scaleX, scaleY, plate, words } = plateAt(from, slot, progress)
    plateElement.style.transform = `translate(${x}px,${y}px) scale(${scaleX},${scaleY})`
    plateElement.style.opacity = String(plate)
    wordsElement.style.transform = `translate(${x}px,${y}px)`
    wordsElement.style.opacity = String(words)
    part.toggleAttribute('data-left', progress > 0.01)
    target.toggleAttribute('data-flying', progress > 0 && progress < 1)
  })
}

export type A2mWords = NamespaceWords['screen-a2m']
export type A2mElement = keyof A2mWords['elements']

/** Elements from PC window to phone, top to bottom. */
export const a2mElements = [
  'title',
  'applicant',
  'due',
  'purpose',
  'line1',
  'line2',
  'total',
  'actions',
] as const satisfies readonly A2mElement[]

/** Initially marked element. */
export const firstMark: A2mElement = 'line2'
