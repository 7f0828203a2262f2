import { useWords } from '#i18n/words.tsx'
import { ScreenPick } from '#src/ui/screen/screen-pick.tsx'
import { percentOf, TimeAxis, TimeCursor } from '#src/ui/screen/time-cursor.tsx'
import {
  type AuditEvent,
  clockOf,
  eventsOf,
  isUnderWay,
  type Kind,
  type KindFilter,
  kinds,
  sample,
} from './av-state.ts'

type EventTrackProps = {
  second: number
  jump: boolean
  kind: KindFilter
  stops: readonly number[]
  /** text of the current event */
  now: string
  onKind: (kind: KindFilter) => void
  onMove: (second: number, jump: boolean) => void
}

/** A row of events per kind under one cursor; row names are the filter. */
export function EventTrack({ second, jump, kind, stops, now, onKind, onMove }: EventTrackProps) {
  const words = useWords('screen-av')
  return (
    <div className="av__track scr__pane scr__pane--foot" data-panel="1">
      <ScreenPick
        className="av__kinds"
        legend={words.kindLegend}
        ids={[...kinds, 'all' as const]}
        value={kind}
        onPick={onKind}
      >
        {(each) => (
          <>
            <KindIcon kind={each} />
            <span>{words.kinds[each]}</span>
          </>
        )}
      </ScreenPick>
      <div className="av__rows" data-jump={jump || undefined}>
        {kinds.map((each) => (
          <Row key={each} kind={each} second={second} isDim={kind !== 'all' && kind !== each} />
        ))}
        <TimeCursor
          label={words.time}
          max={sample.length}
          step={5}
          value={second}
          valueText={`${clockOf(second)} ${now}`}
          flag={clockOf(second)}
          stops={stops}
          onMove={onMove}
        />
        <TimeAxis
          max={sample.length}
          times={[0, 120, 240, 360, 480]}
          textOf={(time) => clockOf(time).slice(0, 5)}
        />
      </div>
    </div>
  )
}

function Row({ kind, second, isDim }: { kind: Kind; second: number; isDim: boolean }) {
  return (
    <svg className="av__row" width="300" height="34" data-dim={isDim || undefined} aria-hidden="true">
      {eventsOf(kind).map((event) => (
        <Mark key={event.index} event={event} isOn={isUnderWay(event, second)} />
      ))}
    </svg>
  )
}

function Mark({ event: { from, to, alert }, isOn }: { event: AuditEvent; isOn: boolean }) {
  const isInstant = from === to
  return (
    <>
      <rect
        className={isOn ? 'is-on' : undefined}
        x={percentOf(from, sample.length)}
        y="50%"
        width={isInstant ? '9' : percentOf(to - from, sample.length)}
        height="9"
        rx="2"
        transform={isInstant ? 'translate(-4.5 -4.5)' : 'translate(0 -4.5)'}
      />
      {alert && <circle cx={percentOf(from, sample.length)} cy="50%" r="4.5" />}
    </>
  )
}

/** Event kind icon on the icon grid. */
export function KindIcon({ kind }: { kind: KindFilter }) {
  return (
    <svg className="ic" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  )
}

const shapes: Record<KindFilter, string> = {
  copy: 'M8.5 8.5v-4h7l4 4v8h-4M4.5 8.5h7l4 4v7h-11Z',
  usb: 'M5 7.5h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM15 9h6v6h-6M17.5 11.25v1.5M6.5 12h3',
  command:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM7.5 9.5l3 2.5-3 2.5M13 15h3.5',
  watermark:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM6 13.5l8-4M9 16l9-4.5',
  window:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 9h17M7 12.5h10M7 15.5h6',
  all: 'M4 7h16M4 12h16M4 17h16',
}
