import { memo, useLayoutEffect, useRef } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { StopButton, TimeAxis, TimeCursor } from '#src/ui/screen/time-cursor.tsx'
import {
  heightOf,
  isReadAlways,
  type Lane,
  lanes,
  pathOf,
  type Reading,
  readingAt,
  sample,
  timeOf,
  valueText,
} from './centerview-state.ts'

export type TimeProps = { minute: number; onMove: (minute: number, jump: boolean) => void }

const stops = sample.incidents.map(({ at }) => at)
const times = [40, 100, 160, 220]

/** Five charts under one cursor; the lane at fault is lifted. */
export function SessionPlot({ minute, jump, onMove }: TimeProps & { jump: boolean }) {
  const words = useWords('screen-centerview')
  const reading = readingAt(minute)
  const told = words[reading.moment === 'logon' || reading.moment === 'link' ? reading.moment : 'calm']
  return (
    <div className="cv__lanes">
      {lanes.map((lane) => (
        <LaneName key={lane} lane={lane} />
      ))}
      <div className="cv__plot" data-jump={jump || undefined}>
        {lanes.map((lane) => (
          <LanePane key={lane} lane={lane} minute={minute} {...reading.lanes[lane]} />
        ))}
        <TimeCursor
          label={words.time}
          max={sample.length}
          value={minute}
          valueText={`${timeOf(minute)} ${'title' in told ? told.title : words.calm[reading.moment === 'out' ? 'out' : 'usual'].title}`}
          flag={timeOf(minute)}
          stops={stops}
          onMove={onMove}
        />
      </div>
      {lanes.map((lane) => (
        <LaneValue key={lane} lane={lane} {...reading.lanes[lane]} />
      ))}
      <div className="cv__steps">
        <StopButton direction={-1} label={words.previous} value={minute} stops={stops} onMove={onMove} />
        <StopButton direction={1} label={words.next} value={minute} stops={stops} onMove={onMove} />
      </div>
      <TimeAxis max={sample.length} times={times} textOf={timeOf} stops={stops} />
    </div>
  )
}

const LaneName = memo(function LaneName({ lane }: { lane: Lane }) {
  const { name, metric } = useWords('screen-centerview').lanes[lane]
  return (
    <p className="cv__name">
      <b>{name}</b>
      <span>{metric}</span>
    </p>
  )
})

type LaneProps = { lane: Lane } & Reading['lanes'][Lane]

function LanePane({ lane, minute, value, role }: LaneProps & { minute: number }) {
  const jog = useRef<HTMLSpanElement>(null)
  const dot = useRef<HTMLSpanElement>(null)
  const { unread } = useWords('screen-centerview')
  useLayoutEffect(() => {
    // not on the pane: inherited custom properties would restyle its children on each move
    for (const { current } of [jog, dot])
      current?.style.setProperty('--x', String((minute / sample.length) * 100))
    dot.current?.style.setProperty('--y', String(heightOf(lane, value ?? 0) * 2.5))
  }, [lane, minute, value])
  return (
    <div
      className="cv__lane"
      data-lane={lane}
      data-role={role}
      data-unread={value === undefined || undefined}
    >
      <i />
      <i />
      <i />
      <div className="cv__pane">
        <svg width="240" height="40" viewBox="0 0 240 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={pathOf(lane)} />
        </svg>
        {isReadAlways(lane) || <small className="cv__gap">{unread}</small>}
        <span className="cv__jog" ref={jog} />
        <span className="cv__dot" ref={dot} />
      </div>
    </div>
  )
}

const LaneValue = memo(function LaneValue({ lane, value, role }: LaneProps) {
  const words = useWords('screen-centerview')
  const messages = useLL()['screen-centerview']
  const usual = messages.usual({ value: valueText(lane, sample.lanes[lane].usual) })
  return (
    <p className="cv__value" data-role={role}>
      <b>{value === undefined ? '–' : valueText(lane, value)}</b>
      <small>{value === undefined ? words.unread : role ? words[role] : usual}</small>
    </p>
  )
})
