import { useEffect, useState } from 'react'
import { nextStop } from '#src/ui/screen/time-cursor.tsx'
import { auditviewSample as sample } from './auditview-sample.ts'

/** Seconds of the recording in a second. */
const speed = 16

/** Seconds from state to state; CSS transitions, which the compositor runs, move the cursor in between. */
const tick = 0.1

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
    const timer = isStill
      ? setInterval(() => advance((now) => nextStop(stops, now, 1) ?? sample.length), 1600)
      : setInterval(() => advance((now) => now + speed * tick), tick * 1000)
    return () => clearInterval(timer)
  }, [playing, isOver, stops])

  return {
    second,
    jump,
    isPlaying: playing && !isOver,
    move: (to: number, isJump: boolean) => setState({ second: to, jump: isJump, playing: false }),
    togglePlay: () => setState({ second: isOver ? 0 : second, jump: false, playing: !playing || isOver }),
  }
}
