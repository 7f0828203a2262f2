import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { CheckResult } from './checks.ts'
import { summarise } from './evaluate.ts'
import { reportText } from './report.ts'
import { ReportActions } from './report-actions.tsx'
import type { CheckState } from './use-readiness-check.ts'

/** What came out altogether, and what can be done with it. */
export function CheckVerdict({ phase, results, endedAt }: CheckState & { endedAt: Date }) {
  const words = useWords('readiness')
  const LL = useLL()
  const { verdict, ...counts } = summarise(results)
  const time = endedAt.toLocaleString(languageTag(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={`verdict verdict--${verdict}`}>
      <Icon name={verdict === 'pass' ? 'check' : 'alert'} />
      <h2>{words.verdict[verdict].title}</h2>
      <p className="verdict__counts">{LL.readiness.counts(counts)}</p>
      <p>{phase === 'stopped' ? words.states.stopped : words.verdict[verdict].text}</p>
      {isOffline(results) && <p>{words.states.offline}</p>}
      <ReportActions text={reportText(LL, results, { time, browser: navigator.userAgent })} />
    </section>
  )
}

function isOffline(results: readonly CheckResult[]): boolean {
  const network = results.filter(({ id }) => id === 'roundTrip' || id === 'throughput')
  return network.length > 0 && network.every(({ finding }) => finding === 'unknown')
}
