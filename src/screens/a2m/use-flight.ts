import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type A2mElement, a2mElements } from './a2m-elements.ts'
import { type Box, leaderOf, liftedOff, plateAt, progressOf } from './a2m-flight.ts'

/** `edge`: where the window ends */
type Route = { from: Box; slot: Box; edge: number; part: HTMLElement; target: HTMLElement }

/** The part of what is left that the picture follows the divider by in a frame: about 250 ms for a tenth of the range. */
const follow = 0.24

/**
 * Moves the plates of a stage to where the divider has them, by transform and opacity alone, and draws the marked
 * element's leader. Places are measured whenever the stage changes its size.
 * @returns how many elements this size of the stage shows
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
    if (!part?.offsetParent || !target) return []
    const slot = boxOf(target)
    const from = boxOf(part)
    const pc = boxOf(part.closest('.a2m__pc') ?? part)
    // one above the other: too near for the axis
    const stacked = slot.x < from.x + from.width
    return [
      {
        part,
        target,
        slot,
        edge: pc.x + pc.width,
        from: stacked && slot.y > from.y ? liftedOff(slot) : from,
      },
    ]
  })
}

function paint(routes: readonly Route[], at: number): void {
  routes.forEach(({ from, slot, part, target }, place) => {
    const progress = progressOf(place, routes.length, at)
    const { x, y, scaleX, scaleY, plate, words } = plateAt(from, slot, progress)
    const [plateElement, wordsElement] = target.querySelectorAll<HTMLElement>('.a2m__plate, .a2m__words')
    if (!plateElement || !wordsElement) return
    plateElement.style.transform = `translate(${x}px,${y}px) scale(${scaleX},${scaleY})`
    plateElement.style.opacity = String(plate)
    wordsElement.style.transform = `translate(${x}px,${y}px)`
    wordsElement.style.opacity = String(words)
    part.toggleAttribute('data-left', progress > 0.01)
    target.toggleAttribute('data-flying', progress > 0 && progress < 1)
  })
}
