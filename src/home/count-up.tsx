import { useEffect, useRef } from 'react'

/**
 * A figure that counts up once it comes into view. The number itself is in the page from the start: for readers
 * without scripts, for search engines, and for those who asked for less motion. The code that moves it is fetched when
 * it is first needed.
 */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const text = place.current?.firstChild
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!place.current || !text || still || !/^\d+$/.test(value)) return
    return whenInView(place.current, () => countUp(text, value))
  }, [value])
  return <span ref={place}>{value}</span>
}

/** Runs once when the element is seen; returns what undoes either. */
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

/** Moves the text from 0 to the value; stopped early, it shows the value. */
function countUp(text: ChildNode, value: string): () => void {
  let stopped = false
  let stop = () => {}
  void import('motion').then(({ animate }) => {
    if (stopped) return
    const onUpdate = (now: number) => {
      text.nodeValue = String(Math.round(now))
    }
    stop = () => animation.stop()
    const animation = animate(0, Number(value), { duration: 1.1, ease: [0.2, 0.7, 0.2, 1], onUpdate })
  })
  return () => {
    stopped = true
    stop()
    text.nodeValue = value
  }
}
