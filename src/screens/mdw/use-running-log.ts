import { type Dispatch, type RefObject, useEffect, useState } from 'react'
import type { MdwAction } from './mdw-state.ts'

/** Ms from plugging in to the first line: the time the cable is drawn in; then from line to line. */
const first = 460
const next = 620

/**
 * Writes a log line by line while its screen is in view; all at once for who wants no motion.
 * @param written lines so far; undefined while the log does not run
 */
export function useRunningLog(
  screen: RefObject<HTMLElement | null>,
  written: number | undefined,
  send: Dispatch<MdwAction>,
): void {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    if (screen.current) observer.observe(screen.current)
    return () => observer.disconnect()
  }, [screen])

  useEffect(() => {
    if (written === undefined || !inView) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = still
      ? setTimeout(() => send({ type: 'whole' }))
      : setTimeout(() => send({ type: 'line' }), written === 0 ? first : next)
    return () => clearTimeout(timer)
  }, [written, inView, send])
}
