import { useHydrated } from '@tanstack/react-router'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { CheckVerdict } from './check-verdict.tsx'
import { checks } from './checks.ts'
import type { CheckState } from './use-readiness-check.ts'

type CheckPanelProps = CheckState & { start: () => void; stop: () => void }

/** Starts and stops the check, shows how far it is and what came out. */
export function CheckPanel({ start, stop, ...state }: CheckPanelProps) {
  const words = useWords('readiness')
  const lang = useLocale()
  const hydrated = useHydrated()
  const running = state.phase === 'running' || state.phase === 'loading'
  return (
    <div className="readiness">
      <p>{words.privacy}</p>
      <noscript>
        <WithoutScripts />
      </noscript>
      {running && <Progress {...state} />}
      <p className="vh" role="status">
        {useAnnouncement(state)}
      </p>
      {state.phase === 'failed' && <p className="readiness__failed">{words.states.failed}</p>}
      {state.endedAt && state.results.length > 0 && <CheckVerdict {...state} endedAt={state.endedAt} />}
      <Buttons>
        {/* one button for all of it: focus stays where it is when the run ends */}
        <Button
          ghost={running || state.results.length > 0}
          disabled={!hydrated}
          onClick={running ? stop : start}
          data-scripted
        >
          {running ? words.buttons.stop : state.phase === 'idle' ? words.buttons.start : words.buttons.again}
        </Button>
        {!running && state.results.length === 0 && (
          <Link className={buttonClass({ ghost: true })} to="/$lang/trial/trial" params={{ lang }}>
            {words.buttons.skip}
          </Link>
        )}
      </Buttons>
    </div>
  )
}

function Progress({ phase, current, results }: CheckState) {
  const words = useWords('readiness')
  const { states } = useLL().readiness
  const name = current && words.checks[current].name
  const progress = states.progress({ n: results.length, m: checks.length })
  return (
    <div className="readiness__progress">
      <p>{phase === 'loading' || !name ? words.buttons.loading : states.running({ name })}</p>
      <progress max={checks.length} value={results.length} aria-label={progress} />
      <p>{progress}</p>
    </div>
  )
}

// what is read out: the start and the end, not each of fifteen steps
function useAnnouncement({ phase }: CheckState): string {
  const words = useWords('readiness')
  if (phase === 'loading' || phase === 'running') return words.buttons.loading
  if (phase === 'done') return words.states.done
  if (phase === 'stopped') return words.states.stopped
  return ''
}

function WithoutScripts() {
  const words = useWords('readiness').noScript
  return (
    <>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
