import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-report.ts'

it('adds up a vitest report', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numFailedTestSuites: 1,
  }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

it('counts a test file that could not be loaded as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 1,
  }
  expect(countVitest(JSON.stringify(report)).failed).toBe(1)
})

it('adds up a Playwright report, with what failed outside of tests', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({
    passed: 8,
    failed: 3,
    skipped: 3,
  })
})
