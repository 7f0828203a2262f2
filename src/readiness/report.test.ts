import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf } from '#i18n/words.tsx'
import { readinessReportLimit } from '#src/site/readiness-report.ts'
import { type CheckResult, checks } from './checks.ts'
import { judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput } from './evaluate.ts'
import { reportText } from './report.ts'
import { limitText, valueText } from './value-text.ts'

const measured: Partial<Record<string, CheckResult>> = {
  roundTrip: judgeRoundTrips([20, 30, 20, 30]),
  throughput: judgeThroughput(41.6),
  screen: judgeScreen({ width: 1920, height: 1080, ratio: 1.25, depth: 24 }),
  input: judgeInput(['mouse', 'touch']),
}
const results = checks.map(({ id }): CheckResult => measured[id] ?? { id, finding: 'pass' })

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
    expect(text.length).toBe(readinessReportLimit)
    const ordinary = reportText(messagesOf(lang), results, { time: '12:00', browser: 'x'.repeat(200) })
    expect(ordinary.length).toBeLessThan(readinessReportLimit)
  })

  it('says the limits that are judged by', () => {
    expect(limitText(messagesOf(lang), 'roundTrip')).toMatch(/60.*150/)
    expect(limitText(messagesOf(lang), 'screen')).toMatch(/1280.*720.*1024.*600/)
    expect(limitText(messagesOf(lang), 'webRtc')).toBeUndefined()
    expect(valueText(messagesOf(lang), { id: 'av1', finding: 'pass' })).toBeUndefined()
  })
})
