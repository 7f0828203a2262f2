import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { copyText } from '#src/site/copy-text.ts'
import { keepReport, reportLimit } from '#src/site/forms/kept-report.ts'
import { Link } from '#src/site/link.tsx'
import { writtenMoment } from '#src/site/written.ts'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type CheckResult, checks, gradeOf, summarise } from './checks.ts'
import type { ReadinessCheck } from './readiness-page.tsx'

/** Starts and stops the check, shows how far it is and what came out. */
export function CheckPanel(check: ReadinessCheck) {
  const words = useWords('readiness')
  const hydrated = useHydrated()
  const { running, failed, results, start, stop } = check
  const some = results.length > 0
  const ended = results.length === checks.length ? words.states.done : words.states.stopped
  const again = some || failed ? words.buttons.again : words.buttons.start
  return (
    <div className="readiness">
      <p>{words.privacy}</p>
      <noscript>
        <h2>{words.noScript.title}</h2>
        <p>{words.noScript.text}</p>
      </noscript>
      {running && <Progress done={results.length} />}
      {/* what is read out: the start and the end, not each step */}
      <p className="vh" role="status">
        {running ? words.buttons.loading : some && ended}
      </p>
      {failed && <p className="readiness__failed">{words.states.failed}</p>}
      {!running && some && <Verdict {...check} />}
      <Buttons>
        {/* one button for all of it: focus stays where it is when the run ends */}
        <Button ghost={running || some} disabled={!hydrated} onClick={running ? stop : start} data-scripted>
          {running ? words.buttons.stop : again}
        </Button>
        {!running && !some && (
          <Link className={buttonClass({ ghost: true })} to="/$lang/trial/trial">
            {words.buttons.skip}
          </Link>
        )}
      </Buttons>
    </div>
  )
}

function Progress({ done }: { done: number }) {
  const words = useWords('readiness')
  const { states } = useLL().readiness
  const current = checks[done]
  const progress = states.progress({ n: done, m: checks.length })
  return (
    <div className="readiness__progress">
      <b>{current ? states.running({ name: words.checks[current.id].name }) : words.states.done}</b>
      <progress max={checks.length} value={done} aria-label={progress} />
      <small>{progress}</small>
    </div>
  )
}

/** What came out altogether, and what can be done with it. */
function Verdict({ results, startedAt }: ReadinessCheck) {
  const words = useWords('readiness')
  const LL = useLL()
  const lang = useLocale()
  const [copied, setCopied] = useState<boolean>()
  const { verdict, counts } = summarise(results)
  const time = writtenMoment(startedAt, lang)
  const text = reportText(LL, results, { time, browser: navigator.userAgent })
  const offline = results.slice(0, 2).every(({ finding }) => finding === 'unknown')

  // selected text is one key away from the clipboard
  const select = (box: HTMLTextAreaElement | null) => {
    box?.focus({ preventScroll: true })
    box?.select()
  }

  return (
    <section className={`verdict grade--${verdict}`}>
      <h2>
        <Icon name={verdict === 'pass' ? 'check' : 'alert'} />
        {words.verdict[verdict]}
      </h2>
      <p>
        <b>{LL.readiness.counts(counts)}</b>
      </p>
      {results.length < checks.length && <p>{words.states.stopped}</p>}
      {offline && <p>{words.states.offline}</p>}
      <Buttons>
        <Link className={buttonClass()} to="/$lang/trial/trial" onClick={() => keepReport(text)}>
          {words.buttons.carry}
        </Link>
        <Button ghost onClick={async () => setCopied(await copyText(text))}>
          <Icon name={copied ? 'check' : 'copy'} small />
          {copied ? words.buttons.copied : words.buttons.copy}
        </Button>
      </Buttons>
      <p role="status">
        {copied === false && words.buttons.copyFailed}
        {copied && <span className="vh">{words.buttons.copied}</span>}
      </p>
      {copied === false && (
        <textarea
          className="in"
          ref={select}
          aria-label={words.report.heading}
          readOnly
          rows={8}
          value={text}
        />
      )}
    </section>
  )
}

/**
 * The result as plain text of at most `reportLimit` characters, to be copied or sent with an application.
 * @param time when the check ran, in Beijing time
 * @param browser the browser's own name for itself
 */
export function reportText(
  { readiness: words }: TranslationFunctions,
  results: readonly CheckResult[],
  { time, browser }: { time: string; browser: string },
): string {
  const { report, status, units } = words
  const { verdict, counts } = summarise(results)
  const lines = results.map((result) => {
    const line = { name: words.checks[result.id].name(), status: status[gradeOf(result)]() }
    const value = result.value?.(units)
    return value ? report.line({ ...line, value }) : report.linePlain(line)
  })
  return [
    report.heading(),
    report.verdict({ title: words.verdict[verdict](), counts: words.counts(counts) }),
    report.time({ time }),
    ...lines,
    // last, because a browser may call itself anything at any length
    report.browser({ browser }),
  ]
    .join('\n')
    .slice(0, reportLimit)
}
