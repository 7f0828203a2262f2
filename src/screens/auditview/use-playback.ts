import { useEffect, useState } from 'react'
import { nextStop } from '#src/ui/screen/time-cursor.tsx'
import { auditviewSample as sample } from './auditview-sample.ts'

/** Seconds of the recording in a second. */
const speed = 16

/**
 * The time on the screen, and whether it runs. Where motion is not wanted it goes from event to event.
 * @param stops when events begin
 */
export function usePlayback(stops: readonly number[]) {
  const [{ second, jump, playing }, setState] = useState({
    second: sample.shown as number,
    jump: false,
    playing: false,
  })
  const isOver = second >= sample.length

  useEffect(() => {
    if (!playing || isOver) return
    const advance = (from: (second: number) => number) =>
      setState((state) => ({ ...state, jump: false, second: Math.min(from(state.second), sample.length) }))
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) {
      const timer = setInterval(() => advance((now) => nextStop(stops, now, 1) ?? sample.length), 1600)
      return () => clearInterval(timer)
    }
    let last = performance.now()
    let frame = requestAnimationFrame(function tick(at) {
      const passed = ((at - last) / 1000) * speed
      last = at
      frame = requestAnimationFrame(tick)
      advance((now) => now + Math.max(passed, 0))
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, isOver, stops])

  return {
    second,
    jump,
    isPlaying: playing && !isOver,
    move: (to: number, isJump: boolean) => setState({ second: to, jump: isJump, playing: false }),
    togglePlay: () => setState({ second: isOver ? 0 : second, jump: false, playing: !playing || isOver }),
  }
}
