import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { readinessReportLimit } from '#src/site/readiness-report.ts'
import { type CheckResult, gradeOf, summarise } from './checks.ts'

/**
 * The result as plain text of at most `readinessReportLimit` characters, to be copied or sent with an application.
 * @param time when the check ran, as the visitor writes times
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
    report.verdict({ title: words.verdict[verdict].title(), counts: words.counts(counts) }),
    report.time({ time }),
    ...lines,
    // last, because a browser may call itself anything at any length
    report.browser({ browser }),
  ]
    .join('\n')
    .slice(0, readinessReportLimit)
}
