import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf } from '#i18n/words.tsx'
import { reportLimit } from '#src/site/forms/kept-report.ts'
import { reportText } from './check-panel.tsx'
import { type CheckResult, checks, type Outcome } from './checks.ts'
import { judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput } from './judge.ts'

const measured: Partial<Record<string, Outcome>> = {
  roundTrip: judgeRoundTrips([25, 30, 20]),
  throughput: judgeThroughput(41.6),
  screen: judgeScreen({ width: 1920, height: 1080, colorDepth: 24 }, 1.25),
  input: judgeInput(true, true),
}
const results = checks.map(({ id }): CheckResult => ({ id, finding: 'pass', ...measured[id] }))

describe.each(['cn', 'en'] as const)('%s', (lang) => {
  beforeAll(() => loadWords(lang, ['readiness']))

  it('tells every check with what was measured', () => {
    const text = reportText(messagesOf(lang), results, { time: '12:00', browser: 'Browser/1' })
    expect(text.split('\n')).toHaveLength(results.length + 4)
    for (const part of ['25', '42', '1920', '1080', '1.25', '12:00', 'Browser/1'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/undefined|\{|\}/)
  })

  it('stays within what the form takes, whatever the browser calls itself', () => {
    const text = reportText(messagesOf(lang), results, { time: '12:00', browser: 'x'.repeat(5_000) })
    expect(text.length).toBe(reportLimit)
    const ordinary = reportText(messagesOf(lang), results, { time: '12:00', browser: 'x'.repeat(200) })
    expect(ordinary.length).toBeLessThan(reportLimit)
  })
})
