import { useMemo, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { nextStop } from '#src/ui/screen/time-cursor.tsx'
import { auditviewSample as sample } from './auditview-sample.ts'
import { clockOf, eventAt, eventsOf, isSeen, type KindFilter } from './auditview-state.ts'
import { EventSearch } from './event-search.tsx'
import { EventTrack } from './event-track.tsx'
import { RecordedDesktop } from './recorded-desktop.tsx'
import { usePlayback } from './use-playback.ts'

/**
 * A recorded session: the picture, its events on a track, and a search that goes to the moment.
 * @param props.small only the player
 */
export function AuditviewScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-auditview')
  const [kind, setKind] = useState<KindFilter>('all')
  const stops = useMemo(() => eventsOf(kind).map(({ from }) => from), [kind])
  const playback = usePlayback(stops)
  const { second, jump, move } = playback
  const event = eventAt(second, kind)
  const messages = useLL()['screen-auditview']
  const told =
    event && messages.event({ kind: words.kinds[event.kind], title: words.events[event.index]?.title ?? '' })
  const now = isSeen('lock', second) ? words.locked : (told ?? words.before)
  return (
    <ScreenFrame product="auditview" small={small} {...words}>
      <div className="av__in" data-runs={playback.isPlaying || undefined}>
        <div className="av__player">
          <RecordedDesktop second={second} event={event?.index} />
          <Controls {...playback} stops={stops} now={now} />
        </div>
        {!small && (
          <>
            <ScreenTabs name="auditview" {...words.panels} />
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
  const words = useWords('screen-auditview')
  const messages = useLL()['screen-auditview']
  return (
    <div className="av__controls">
      <Step direction={-1} to={nextStop(stops, second, -1)} onMove={move} />
      <button
        type="button"
        className="av__play scr__live"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={togglePlay}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M7.5 6.5h3v11h-3zM13.5 6.5h3v11h-3z' : 'M8.5 6v12l9.5-6Z'} />
        </svg>
      </button>
      <Step direction={1} to={nextStop(stops, second, 1)} onMove={move} />
      <p>
        <b>{now}</b>
        <span>{messages.of({ at: clockOf(second), end: clockOf(sample.length) })}</span>
      </p>
    </div>
  )
}

type StepProps = { direction: 1 | -1; to: number | undefined; onMove: (to: number, jump: boolean) => void }

function Step({ direction, to, onMove }: StepProps) {
  const words = useWords('screen-auditview')
  // not `disabled`: the button that brought the visitor to the last one keeps the focus
  return (
    <button
      type="button"
      className="scr__live"
      aria-label={direction > 0 ? words.next : words.previous}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onMove(to, true)}
    >
      <Icon name={direction > 0 ? 'right' : 'left'} />
    </button>
  )
}
