import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { readinessReportLimit } from '#src/site/readiness-report.ts'
import type { CheckResult } from './checks.ts'
import { gradeOf, summarise } from './evaluate.ts'
import { valueText } from './value-text.ts'

export type ReportContext = {
  /** when the check ended, as the visitor writes times */
  time: string
  /** the browser's own name for itself */
  browser: string
}

/** The result as plain text of at most `readinessReportLimit` characters, to be copied or sent with an application. */
export function reportText(
  LL: TranslationFunctions,
  results: readonly CheckResult[],
  { time, browser }: ReportContext,
): string {
  const words = LL.readiness
  const { verdict, ...counts } = summarise(results)
  const lines = [
    words.report.heading(),
    words.report.verdict({ title: words.verdict[verdict].title(), counts: words.counts(counts) }),
    words.report.time({ time }),
    ...results.map((result) => line(LL, result)),
    // last, because a browser may call itself anything at any length
    words.report.browser({ browser }),
  ]
  return lines.join('\n').slice(0, readinessReportLimit)
}

function line(LL: TranslationFunctions, result: CheckResult): string {
  const { report, checks, status } = LL.readiness
  const name = checks[result.id].name()
  const grade = status[gradeOf(result)]()
  const value = valueText(LL, result)
  return value === undefined
    ? report.linePlain({ name, status: grade })
    : report.line({ name, status: grade, value })
}
