import { useEffect, useRef } from 'react'

/** A figure that counts up when scrolled into view; the final value is in the HTML. Animation code is loaded on demand. */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!element || still || !/^\d+$/.test(value)) return
    return whenInView(element, () => countUp(element, value))
  }, [value])
  return <span ref={place}>{value}</span>
}

/** Runs once when the element is seen; returns the cleanup. */
function whenInView(element: Element, run: () => () => void): () => void {
  let undo = () => {}
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    undo = run()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    undo()
  }
}

/** Animates the text from 0 to the value; stopped early, it shows the value. Units keep their place. */
function countUp(element: HTMLElement, value: string): () => void {
  const { firstChild: text, style } = element
  const show = (now: string) => {
    if (text) text.nodeValue = now
  }
  let stopped = false
  let stop = () => {}
  void import('motion').then(({ animate }) => {
    if (stopped) return
    const { width } = element.getBoundingClientRect()
    Object.assign(style, { display: 'inline-block', inlineSize: `${width}px`, whiteSpace: 'nowrap' })
    const onUpdate = (now: number) => show(String(Math.round(now)))
    const onComplete = () => {
      style.cssText = ''
    }
    stop = () => animation.stop()
    const how = { duration: 1.1, ease: [0.2, 0.7, 0.2, 1] as const, onUpdate, onComplete }
    const animation = animate(0, Number(value), how)
  })
  return () => {
    stopped = true
    stop()
    style.cssText = ''
    show(value)
  }
}
