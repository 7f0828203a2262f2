import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/**
 * What the readiness check looks at, in the order it runs and is shown.
 *
 * `need` says what a missing piece means: without a `required` one the web client does not work, a `helpful` one costs
 * comfort (so no phone fails for its small screen), an `optional` one has an equal replacement.
 */
export const checks = [
  { id: 'roundTrip', group: 'network', need: 'required' },
  { id: 'throughput', group: 'network', need: 'required' },
  { id: 'secureContext', group: 'browser', need: 'required' },
  { id: 'webSocket', group: 'browser', need: 'required' },
  { id: 'webRtc', group: 'browser', need: 'helpful' },
  { id: 'canvas', group: 'browser', need: 'required' },
  { id: 'clipboard', group: 'browser', need: 'helpful' },
  { id: 'keyboardLock', group: 'browser', need: 'helpful' },
  { id: 'fullscreen', group: 'browser', need: 'helpful' },
  { id: 'storage', group: 'browser', need: 'required' },
  { id: 'h264', group: 'media', need: 'required' },
  { id: 'h265', group: 'media', need: 'optional' },
  { id: 'av1', group: 'media', need: 'optional' },
  { id: 'screen', group: 'device', need: 'helpful' },
  { id: 'input', group: 'device', need: 'helpful' },
] as const satisfies readonly { id: string; group: string; need: 'required' | 'helpful' | 'optional' }[]

export type CheckId = (typeof checks)[number]['id']

/** What was found: good, limited, missing, or not to be told. Each has its own sentence in the words. */
type Finding = 'pass' | 'warn' | 'fail' | 'unknown'

/** A finding with what was measured, in any language. */
export type Outcome = {
  finding: Finding
  value?: (units: TranslationFunctions['readiness']['units']) => string
}

export type CheckResult = Outcome & { id: CheckId }

/** What a finding means for a trial; only `fail` stands in the way of one. */
type Grade = Finding | 'optional'

/** What is not required never stands in the way of a trial. */
export function gradeOf({ id, finding }: CheckResult): Grade {
  const need = checks.find((check) => check.id === id)?.need
  if (need === 'optional') return finding === 'pass' ? 'pass' : 'optional'
  return need === 'helpful' && finding === 'fail' ? 'warn' : finding
}

/** What came out altogether. A required check without a result counts as something to note. */
export function summarise(results: readonly CheckResult[]) {
  const grades = results.map(gradeOf)
  const count = (...wanted: Grade[]) => grades.filter((grade) => wanted.includes(grade)).length
  const counts = { pass: count('pass'), warn: count('warn', 'unknown'), fail: count('fail') }
  const verdict = counts.fail > 0 ? 'fail' : counts.warn > 0 ? 'warn' : 'pass'
  return { counts, verdict } as const
}
