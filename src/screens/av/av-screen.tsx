import { memo, useEffect, useMemo, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { nextStop, StopButton } from '#src/ui/screen/time-cursor.tsx'
import {
  type AuditEvent,
  clockOf,
  eventAt,
  eventsOf,
  findEvents,
  isSeen,
  type KindFilter,
  sample,
} from './av-state.ts'
import { EventTrack, KindIcon } from './event-track.tsx'
import { RecordedDesktop } from './recorded-desktop.tsx'

/** @param props.small only the player */
export function AvScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-av')
  const [kind, setKind] = useState<KindFilter>('all')
  const stops = useMemo(() => eventsOf(kind).map(({ from }) => from), [kind])
  const playback = usePlayback(stops)
  const { second, jump, move } = playback
  const event = eventAt(second, kind)
  const messages = useLL()['screen-av']
  const told =
    event && messages.event({ kind: words.kinds[event.kind], title: words.events[event.index]?.title ?? '' })
  const now = isSeen('lock', second) ? words.locked : (told ?? words.before)
  return (
    <ScreenFrame product="av" small={small} {...words}>
      <div className="scr__in" data-runs={playback.isPlaying || undefined}>
        <div className="scr__pane">
          <RecordedDesktop second={second} event={event?.index} />
          <Controls {...playback} stops={stops} now={now} />
        </div>
        {!small && (
          <>
            <ScreenTabs name="av" {...words.panels} />
            <EventTrack
              second={second}
              jump={jump}
              kind={kind}
              stops={stops}
              now={now}
              onKind={setKind}
              onMove={move}
            />
            <EventSearch kind={kind} current={event?.index} onKind={setKind} onMove={move} />
          </>
        )}
      </div>
      <p className="vh" role="status">
        {jump && `${clockOf(second)} ${now}`}
      </p>
    </ScreenFrame>
  )
}

type ControlsProps = ReturnType<typeof usePlayback> & { stops: readonly number[]; now: string }

function Controls({ second, isPlaying, stops, now, move, togglePlay }: ControlsProps) {
  const words = useWords('screen-av')
  const messages = useLL()['screen-av']
  return (
    <div className="av__controls">
      <StopButton direction={-1} label={words.previous} value={second} stops={stops} onMove={move} />
      <button
        type="button"
        className="av__play scr__step scr__live"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={togglePlay}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M7.5 6.5h3v11h-3zM13.5 6.5h3v11h-3z' : 'M8.5 6v12l9.5-6Z'} />
        </svg>
      </button>
      <StopButton direction={1} label={words.next} value={second} stops={stops} onMove={move} />
      <p>
        <b>{now}</b>
        <span>{messages.of({ at: clockOf(second), end: clockOf(sample.length) })}</span>
      </p>
    </div>
  )
}

/** Playback speed: recorded seconds per second. */
const speed = 16

/** Seconds between state updates; CSS transitions on the compositor move the cursor in between. */
const tick = 0.1

/**
 * With reduced motion it steps from event to event.
 * @param stops start times of events
 */
function usePlayback(stops: readonly number[]) {
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

type EventSearchProps = {
  kind: KindFilter
  /** event at the cursor */
  current: number | undefined
  onKind: (kind: KindFilter) => void
  onMove: (second: number, jump: boolean) => void
}

/** Full-text search of events; a result seeks to its time. */
const EventSearch = memo(
  function EventSearch({ kind, current, onKind, onMove }: EventSearchProps) {
    const words = useWords('screen-av')
    const messages = useLL()['screen-av']
    const [query, setQuery] = useState<string>(words.query)
    const told = ({ index }: AuditEvent) => words.events[index] ?? { title: '', detail: '', also: '' }
    const find = (text: string, within: KindFilter) =>
      findEvents(text, within, (event) => [...Object.values(told(event)), words.kinds[event.kind]].join(' '))
    const found = find(query, kind)
    const notFound = () => {
      const elsewhere = find(query, 'all').length
      if (elsewhere > 0)
        return (
          <>
            {messages.notInKind({ kind: words.kinds[kind] })}{' '}
            <button type="button" onClick={() => onKind('all')}>
              {messages.inAll({ count: elsewhere })}
            </button>
          </>
        )
      const suggested = words.suggestions.filter((text) => find(text, kind).length > 0).slice(0, 2)
      return (
        <>
          {words.notFound}
          {suggested.map((text) => (
            <button key={text} type="button" onClick={() => setQuery(text)}>
              {text}
            </button>
          ))}
        </>
      )
    }
    return (
      <div className="av__search scr__pane scr__pane--aside" data-panel="2">
        <div className="av__query">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            aria-label={words.find}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <p>{found.length > 0 ? messages.found({ count: found.length }) : notFound()}</p>
        <ol>
          {found.map((event) => (
            <li key={event.index}>
              <button
                type="button"
                className="scr__row"
                aria-current={event.index === current || undefined}
                onClick={() => onMove(event.from, true)}
              >
                <KindIcon kind={event.kind} />
                <b>
                  <Found text={told(event).title} query={query.trim()} />
                </b>
                <span>{`${clockOf(event.from)} · ${told(event).detail}`}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    )
  },
  (before, after) => before.kind === after.kind && before.current === after.current,
)

/** Highlights the matches. */
function Found({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  )
}
