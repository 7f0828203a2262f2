import { useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { centerviewSample as sample } from './centerview-sample.ts'

const all: number = sample.checks.length

/** Five checks tick off, and sixty small days leave the calendar, twelve at a time. */
export function Inspection() {
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
    <div className="cv__inspection" data-panel="2">
      <h2>{words.title}</h2>
      <p className="cv__sub">{words.text}</p>
      <ul>
        {words.checks.map(({ name, result }, index) => (
          <li key={name} data-check={index < done ? sample.checks[index] : 'open'}>
            <Icon name={sample.checks[index] === 'due' && index < done ? 'alert' : 'check'} />
            {name}
            <span>{result}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="scr__key scr__live"
        aria-disabled={isRunning || undefined}
        onClick={run}
      >
        {isRunning ? words.running : words.run}
      </button>
      <div className="cv__saved">
        <svg viewBox="0 -4 204 94" role="img" aria-label={words.days}>
          {sample.checks.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
            <g key={row} data-left={row < done || undefined} transform={`translate(0 ${row * 18})`}>
              <path d={twelveDays} />
              <path d={twelveDays} />
            </g>
          ))}
        </svg>
        <p>
          <b>{words.sum}</b> {words.unit}
          <span>{words.saved}</span>
        </p>
      </div>
      <p className="vh" role="status">
        {runs > 0 && !isRunning && words.done}
      </p>
    </div>
  )
}

const twelveDays = `M.5 0${'h12v11h-12zm17 0'.repeat(12)}`
