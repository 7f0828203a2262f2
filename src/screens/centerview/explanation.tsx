import { useWords } from '#i18n/words.tsx'
import { classes } from '#src/ui/classes.ts'
import { centerviewSample as sample } from './centerview-sample.ts'
import { readingAt } from './centerview-state.ts'
import type { TimeProps } from './session-plot.tsx'

/** What goes on at the time of the cursor, `small`: in a line. All of it stands in one place, so its height never changes. */
export function Explanation({ minute, onMove, small }: TimeProps & { small?: boolean | undefined }) {
  const words = useWords('screen-centerview')
  const { moment } = readingAt(minute)
  const calm = words.calm[moment === 'out' ? 'out' : 'usual']
  return (
    <div className="cv__told">
      {sample.incidents.map(({ id }) => (
        <div key={id} className={classes(id === moment && 'is-on')}>
          <h2>
            {words[id].title}
            <span>{words[id].usual}</span>
          </h2>
          <PartsStrip parts={sample.parts[id]} label={words[id].part} />
          {!small && (
            <>
              <p>{words[id].parts}</p>
              <dl>
                {(['where', 'why', 'action'] as const).map((answer) => (
                  <div key={answer}>
                    <dt>{words.answers[answer]}</dt>
                    <dd>{words[id][answer]}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
      ))}
      <div className={classes((moment === 'usual' || moment === 'out') && 'is-on')} data-moment={moment}>
        <h2>
          {calm.title}
          <span>{calm.text}</span>
        </h2>
        <PartsStrip parts={sample.parts.usual} />
        {!small && (
          <>
            <p>{words.calm.parts}</p>
            <p className="cv__jumps scr__live">
              {sample.incidents.map(({ id, at }) => (
                <button key={id} type="button" className="scr__key" onClick={() => onMove(at, true)}>
                  {words.calm[id]}
                </button>
              ))}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** How long each part took, beside the others; the longest one is named. */
function PartsStrip({ parts, label }: { parts: readonly number[]; label?: string }) {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const longest = parts.indexOf(Math.max(...parts))
  const share = (part: number) => `${Math.round((part / total) * 1000) / 10}%`
  const before = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0)
  return (
    <svg className="cv__parts" aria-hidden="true">
      {parts.map((part, index) => (
        <rect
          key={before(index)}
          className={label && index === longest ? 'is-longest' : undefined}
          x={share(before(index))}
          width={share(part)}
          height="26"
        />
      ))}
      {label && (
        <text x={share(before(longest) + (parts[longest] ?? 0) / 2)} y="17.5">
          {label}
        </text>
      )}
    </svg>
  )
}
