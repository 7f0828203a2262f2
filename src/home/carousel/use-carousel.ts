import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Follows and moves a row of `count` slides that scrolls sideways, one slide to its width. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [moved, setMoved] = useState(false)

  const onScroll = useCallback(() => {
    if (track.current) setCurrent(Math.round(track.current.scrollLeft / track.current.clientWidth))
  }, [])

  // an address with a slide's hash, or a restored position, scrolls before scripts run
  useEffect(onScroll, [onScroll])

  function goTo(index: number) {
    const row = track.current
    if (!row || index < 0 || index >= count) return
    setMoved(true)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    row.scrollTo({ left: index * row.clientWidth, behavior })
  }

  function onKeyDown(event: KeyboardEvent) {
    // keys pressed on a link inside a slide are the link's
    if (event.target !== event.currentTarget) return
    const index = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (index === undefined) return
    event.preventDefault()
    goTo(index)
  }

  return { track, current, moved, goTo, onScroll, onKeyDown }
}
