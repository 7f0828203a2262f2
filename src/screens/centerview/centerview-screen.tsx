import { memo, useCallback, useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { ScreenFrame } from '#src/ui/screen/screen-frame.tsx'
import { ScreenTabs } from '#src/ui/screen/screen-tabs.tsx'
import { percentOf } from '#src/ui/screen/time-cursor.tsx'
import { type Moment, readingAt, sample } from './centerview-state.ts'
import { SessionPlot, type TimeProps } from './session-plot.tsx'

type ExplanationProps = Pick<TimeProps, 'onMove'> & { moment: Moment; small: boolean | undefined }

/** @param props.small without the inspection */
export function CenterviewScreen({ small }: { small?: boolean }) {
  const words = useWords('screen-centerview')
  const [{ minute, jump }, setTime] = useState({ minute: 132, jump: false })
  const move = useCallback((to: number, isJump: boolean) => setTime({ minute: to, jump: isJump }), [])
  return (
    <ScreenFrame product="centerview" small={small} {...words}>
      <div className="scr__in">
        {!small && <ScreenTabs name="centerview" {...words.panels} />}
        <div className="cv__session scr__pane" data-panel="1">
          <SessionPlot minute={minute} jump={jump} onMove={move} />
          <Explanation moment={readingAt(minute).moment} onMove={move} small={small} />
        </div>
        {!small && <Inspection />}
      </div>
    </ScreenFrame>
  )
}

/** Text of the current time; `small`: one line. All texts share one grid cell, so the height is constant. */
const Explanation = memo(function Explanation({ moment, onMove, small }: ExplanationProps) {
  const words = useWords('screen-centerview')
  const calm = words.calm[moment === 'out' ? 'out' : 'usual']
  const isCalm = moment === 'usual' || moment === 'out'
  return (
    <div className="cv__told">
      {sample.incidents.map(({ id }) => (
        <div key={id} className={id === moment ? 'is-on' : undefined}>
          <h2>
            {words[id].title} <small>{words[id].usual}</small>
          </h2>
          <PartsStrip parts={sample.parts[id]} label={words[id].part} />
          {!small && (
            <>
              <small>{words[id].parts}</small>
              <Pairs
                className="scr__rows scr__rows--numbered"
                of={(['where', 'why', 'action'] as const).map((answer) => [
                  words.answers[answer],
                  words[id][answer],
                ])}
              />
            </>
          )}
        </div>
      ))}
      <div className={isCalm ? 'is-on' : undefined} data-moment={moment}>
        <h2>
          {calm.title} <small>{calm.text}</small>
        </h2>
        <PartsStrip parts={sample.parts.usual} />
        {!small && (
          <>
            <small>{words.calm.parts}</small>
            <p className="scr__keys scr__live">
              {sample.incidents.map(({ id, at }) => (
                <Button key={id} small ghost onClick={() => onMove(at, true)}>
                  <i className="scr__point" data-point="on" />
                  {words.calm[id]}
                </Button>
              ))}
            </p>
          </>
        )}
      </div>
    </div>
  )
})

/** Durations of the parts to scale; the longest is labelled. */
function PartsStrip({ parts, label }: { parts: readonly number[]; label?: string }) {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const longest = parts.indexOf(Math.max(...parts))
  const before = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0)
  return (
    <svg className="cv__parts" width="300" height="20" aria-hidden="true">
      {parts.map((part, index) => (
        <rect
          key={before(index)}
          className={label && index === longest ? 'is-longest' : undefined}
          x={percentOf(before(index), total)}
          width={percentOf(part, total)}
        />
      ))}
      {label && (
        <text x={percentOf(before(longest) + (parts[longest] ?? 0) / 2, total)} y="17.5">
          {label}
        </text>
      )}
    </svg>
  )
}

const all: number = sample.checks.length

/** Five checks are ticked, then sixty days leave the calendar, twelve at a time. */
const Inspection = memo(function Inspection() {
  const { inspection: words } = useWords('screen-centerview')
  const [{ done, runs }, setState] = useState({ done: all, runs: 0 })
  const isRunning = done < all

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(
      () => setState((state) => ({ ...state, done: state.done + 1 })),
      done ? 300 : 420,
    )
    return () => clearTimeout(timer)
  }, [isRunning, done])

  function run() {
    if (isRunning) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    setState({ done: isStill ? all : 0, runs: runs + 1 })
  }

  return (
    <div className="cv__inspection scr__pane scr__pane--aside" data-panel="2">
      <h2>{words.title}</h2>
      <small>{words.text}</small>
      <ul>
        {words.checks.map(({ name, result }, index) => (
          <li className="scr__row" key={name} data-check={index < done ? sample.checks[index] : 'open'}>
            <Icon name={sample.checks[index] === 'due' && index < done ? 'alert' : 'check'} />
            {name}
            <span>{result}</span>
          </li>
        ))}
      </ul>
      <div className="scr__keys scr__live">
        <Button small ghost aria-disabled={isRunning || undefined} onClick={run}>
          {isRunning ? words.running : words.run}
        </Button>
      </div>
      <div className="cv__saved">
        <svg width="204" height="94" viewBox="0 -4 204 94" role="img" aria-label={words.days}>
          {sample.checks.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
            <g key={row} data-left={row < done || undefined} transform={`translate(0 ${row * 18})`}>
              <path d={twelveDays} />
              <path d={twelveDays} />
            </g>
          ))}
        </svg>
        <p>
          <b>{words.sum}</b>&nbsp;{words.unit}
          <br />
          {words.saved}
        </p>
      </div>
      <p className="vh" role="status">
        {runs > 0 && !isRunning && words.done}
      </p>
    </div>
  )
})

const twelveDays = `M.5 0${'h12v11h-12zm17 0'.repeat(12)}`
