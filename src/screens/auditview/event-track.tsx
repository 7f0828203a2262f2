import { useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { TimeCursor } from '#src/ui/screen/time-cursor.tsx'
import { auditviewSample as sample } from './auditview-sample.ts'
import {
  type AuditEvent,
  clockOf,
  eventsOf,
  isUnderWay,
  type Kind,
  type KindFilter,
  kinds,
} from './auditview-state.ts'
import { KindIcon } from './kind-icon.tsx'

type EventTrackProps = {
  second: number
  jump: boolean
  kind: KindFilter
  stops: readonly number[]
  /** what happens at the time of the cursor */
  now: string
  onKind: (kind: KindFilter) => void
  onMove: (second: number, jump: boolean) => void
}

/** A row of events for each kind under one time cursor; the names of the rows are the filter. */
export function EventTrack({ second, jump, kind, stops, now, onKind, onMove }: EventTrackProps) {
  const words = useWords('screen-auditview')
  const group = useId()
  return (
    <div className="av__track" data-panel="1">
      <fieldset>
        <legend className="vh">{words.kindLegend}</legend>
        {[...kinds, 'all' as const].map((each) => (
          <label key={each}>
            <input
              className="scr__live"
              type="radio"
              name={group}
              checked={each === kind}
              onChange={() => onKind(each)}
            />
            <KindIcon kind={each} />
            <span>{words.kinds[each]}</span>
          </label>
        ))}
      </fieldset>
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
        <svg className="av__axis" aria-hidden="true">
          {[0, 120, 240, 360, 480].map((at) => (
            <g key={at}>
              <line x1={share(at)} x2={share(at)} y2="5" />
              <text x={share(at)} y="20">
                {clockOf(at).slice(0, 5)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}

function Row({ kind, second, isDim }: { kind: Kind; second: number; isDim: boolean }) {
  return (
    <svg className="av__row" data-dim={isDim || undefined} aria-hidden="true">
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
        x={share(from)}
        y="50%"
        width={isInstant ? '9' : share(to - from)}
        height="9"
        rx="2"
        transform={isInstant ? 'translate(-4.5 -4.5)' : 'translate(0 -4.5)'}
      />
      {alert && <circle cx={share(from)} cy="50%" r="4.5" />}
    </>
  )
}

function share(second: number): string {
  return `${Math.round((second / sample.length) * 1000) / 10}%`
}
