import { useEffect, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { figuresOf, type MvdaState, startState } from './mvda-state.ts'

/** What the protocol does now: transport, frames a second, sharpness and bandwidth, with a gauge each. */
export function MvdaFigures({ state }: { state: MvdaState }) {
  const words = useWords('screen-mvda')
  const messages = useLL()['screen-mvda']
  const { transport, codec, pixels, frames, picture, megabits, capacity } = figuresOf(state)
  return (
    <dl className="mvda__figures" data-panel="1">
      <div>
        <dt>{words.figures.transport}</dt>
        <dd>
          <b>{transport}</b> {codec}
          <span>{words.transports[transport]}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.frames}</dt>
        <dd>
          <b>{frames}</b> fps
          <FrameRuler state={state} />
          <span>{messages.second({ pixels })}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.picture}</dt>
        <dd>
          <b>{picture}</b> %
          <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path className="mvda__track" d="M0 4h100M0 10h100" />
            <path d={`M0 4h100M0 10h${picture}`} />
          </svg>
          <span>{words.textFirst}</span>
        </dd>
      </div>
      <div>
        <dt>{words.figures.bandwidth}</dt>
        <dd>
          <b>{megabits}</b> Mbit/s
          <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path className="mvda__track" d="M0 7h100" />
            <path d={`M0 7h${Math.round((Number(megabits) / capacity) * 100)}`} />
          </svg>
          <span>{messages.capacity({ capacity })}</span>
        </dd>
      </div>
    </dl>
  )
}

/** A tick for each frame of a second; after a choice a mark runs over them at that rate, once. */
function FrameRuler({ state }: { state: MvdaState }) {
  const mark = useRef<HTMLElement>(null)
  const { frames } = figuresOf(state)
  useEffect(() => {
    if (state === startState || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const run = mark.current?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateX(100%)', opacity: 1 },
      ],
      { duration: 1000, easing: `steps(${frames})` },
    )
    return () => run?.cancel()
  }, [state, frames])
  return (
    <i className="mvda__ruler">
      <svg viewBox="0 0 60 14" preserveAspectRatio="none" aria-hidden="true">
        <path strokeDasharray={`.34 ${Math.round((60 / frames - 0.34) * 1000) / 1000}`} d="M0 7h60" />
      </svg>
      <i ref={mark} />
    </i>
  )
}
